//! Teaching a network: squared error, gradients by back-propagation, steps by Adam.

use crate::net::{HIDDEN_MAX, Layer, Net, Shape, add_scaled, rectify};

/// What the outputs should have been. A target of NaN is not known and not learned from.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    pub inputs: Vec<f32>,
    pub targets: Vec<f32>,
}

/// The state of the optimiser beside the network that it changes.
pub struct Teacher {
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    n_steps: i32,
}

/// How fast the running means forget, and what keeps a division finite: the usual numbers.
const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
const TINY: f32 = 1e-8;

impl Teacher {
    pub fn new(shape: Shape) -> Teacher {
        let zeros = vec![0.0; shape.n_weights()];
        Teacher { gradient: zeros.clone(), mean: zeros.clone(), square: zeros, n_steps: 0 }
    }

    /// One step on a batch. Returns its mean squared error.
    pub fn step(&mut self, net: &mut Net, batch: &[&Sample], rate: f32) -> f64 {
        self.gradient.fill(0.0);
        let error: f64 = batch.iter().map(|sample| self.add_gradient(net, sample)).sum();
        self.n_steps += 1;
        let scale = 1.0 / batch.len() as f32;
        let mean_fix = 1.0 - MEAN_DECAY.powi(self.n_steps);
        let square_fix = 1.0 - SQUARE_DECAY.powi(self.n_steps);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        let weights = net.weights.iter_mut().zip(&self.gradient);
        for ((weight, gradient), (mean, square)) in weights.zip(moments) {
            let gradient = gradient * scale;
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * gradient;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * gradient * gradient;
            *weight -= rate * (*mean / mean_fix) / ((*square / square_fix).sqrt() + TINY);
        }
        error / batch.len() as f64
    }

    fn add_gradient(&mut self, net: &Net, sample: &Sample) -> f64 {
        let [first, second, third] = net.shape().layers();
        let mut a = net.start();
        net.add_inputs(&mut a, 0, &sample.inputs);
        rectify(&mut a);
        let mut b = [0.0; HIDDEN_MAX];
        let b = &mut b[..second.n_out];
        net.dense(second, &a, b);
        rectify(b);
        let mut outputs = vec![0.0; third.n_out];
        net.dense(third, b, &mut outputs);

        let mut error = 0.0;
        for (output, target) in outputs.iter_mut().zip(&sample.targets) {
            let miss = if target.is_nan() { 0.0 } else { *output - target };
            error += f64::from(miss * miss);
            *output = miss;
        }
        let back_b = self.back(net, third, b, &outputs);
        let back_a = self.back(net, second, &a, &back_b);
        self.back_to_inputs(first, &sample.inputs, &back_a);
        error
    }

    /// Adds the gradient of a dense layer and returns what goes back to the layer before it, whose
    /// rectifier lets through only where it was open.
    fn back(&mut self, net: &Net, layer: Layer, inputs: &[f32], misses: &[f32]) -> Vec<f32> {
        let mut back = vec![0.0; layer.n_in];
        for (i, miss) in misses.iter().enumerate() {
            let row = layer.weights + i * layer.n_in;
            add_scaled(&mut self.gradient[row..row + layer.n_in], inputs, *miss);
            add_scaled(&mut back, &net.weights[row..row + layer.n_in], *miss);
            self.gradient[layer.biases + i] += miss;
        }
        for (back, input) in back.iter_mut().zip(inputs) {
            if *input == 0.0 {
                *back = 0.0;
            }
        }
        back
    }

    /// The first layer is kept by input.
    fn back_to_inputs(&mut self, layer: Layer, inputs: &[f32], misses: &[f32]) {
        for (i, input) in inputs.iter().enumerate() {
            if *input != 0.0 {
                let row = layer.weights + i * layer.n_out;
                add_scaled(&mut self.gradient[row..row + layer.n_out], misses, *input);
            }
        }
        add_scaled(&mut self.gradient[layer.biases..layer.end], misses, 1.0);
    }
}

/// The mean squared error of a network on samples it may not have seen.
pub fn error_on(net: &Net, samples: &[Sample]) -> f64 {
    let mut outputs = vec![0.0; net.shape().n_outputs];
    let mut total = 0.0;
    for sample in samples {
        let mut sums = net.start();
        net.add_inputs(&mut sums, 0, &sample.inputs);
        net.finish(&mut sums, &mut outputs);
        let known = outputs.iter().zip(&sample.targets).filter(|(_, target)| !target.is_nan());
        total += known.map(|(output, target)| f64::from(output - target).powi(2)).sum::<f64>();
    }
    total / samples.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Fast;

    use crate::net::dot;

    fn shape() -> Shape {
        Shape { n_inputs: 3, n_hidden: [16, 8], n_outputs: 2 }
    }

    fn error_of(net: &Net, sample: &Sample) -> f64 {
        error_on(net, std::slice::from_ref(sample))
    }

    /// The gradient is what a small change of a weight does to the error.
    #[test]
    fn the_gradient_agrees_with_small_changes() {
        let mut fast = Fast::new(7);
        let net = Net::random(shape(), || fast.unit() as f32 * 2.0 - 1.0);
        let sample = Sample { inputs: vec![0.3, -0.8, 1.0], targets: vec![0.5, -0.2] };
        let mut teacher = Teacher::new(shape());
        teacher.add_gradient(&net, &sample);
        for i in 0..shape().n_weights() {
            let mut moved = net.clone();
            moved.weights[i] += 1e-2;
            let up = error_of(&moved, &sample);
            moved.weights[i] -= 2e-2;
            let slope = (up - error_of(&moved, &sample)) / 2e-2;
            // The error is a square, so its slope is twice the gradient kept here.
            let gradient = 2.0 * f64::from(teacher.gradient[i]);
            assert!((slope - gradient).abs() < 2e-2, "weight {i}: {slope} and {gradient}");
        }
    }

    #[test]
    fn a_network_learns_what_no_single_input_shows() {
        let mut fast = Fast::new(4);
        let mut net = Net::random(shape(), || fast.unit() as f32 * 2.0 - 1.0);
        let mut teacher = Teacher::new(shape());
        let corners = [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)];
        let samples: Vec<Sample> = corners
            .iter()
            .map(|(a, b)| Sample {
                inputs: vec![*a, *b, 1.0],
                targets: vec![if a == b { 0.0 } else { 1.0 }, f32::NAN],
            })
            .collect();
        let batch: Vec<&Sample> = samples.iter().collect();
        for _ in 0..2000 {
            teacher.step(&mut net, &batch, 0.01);
        }
        let error = error_on(&net, &samples);
        assert!(error < 1e-3, "{error}");
    }

    #[test]
    fn weights_survive_storing_and_a_wrong_length_is_refused() {
        let mut fast = Fast::new(5);
        let net = Net::random(shape(), || fast.unit() as f32);
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(shape(), &bytes), Ok(net));
        assert!(Net::from_bytes(shape(), &bytes[1..]).is_err());
    }

    #[test]
    fn dot_adds_what_is_left_over_too() {
        let a: Vec<f32> = (0..19).map(|n| n as f32).collect();
        assert_eq!(dot(&a, &[1.0; 19]), 171.0);
    }
}
