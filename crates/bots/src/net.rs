//! A small network: inputs, two hidden layers with rectifiers, a few outputs. Plain arithmetic on
//! slices, the same on the server and in the browser.
//!
//! The first layer is kept by input, so that an input of zero costs nothing and a part of the
//! inputs that stays the same for many positions is added up once.

/// The widths of the layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    pub n_inputs: usize,
    pub n_hidden: [usize; 2],
    pub n_outputs: usize,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    shape: Shape,
    /// All weights, layer after layer, biases after each layer.
    pub(crate) weights: Vec<f32>,
}

/// Where the parts of a layer lie in the weights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layer {
    pub weights: usize,
    pub biases: usize,
    pub end: usize,
    pub n_in: usize,
    pub n_out: usize,
}

/// Why stored weights were refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongLength {
    pub given: usize,
    pub expected: usize,
}

impl Shape {
    pub(crate) fn layers(&self) -> [Layer; 3] {
        let [a, b] = self.n_hidden;
        let widths = [(self.n_inputs, a), (a, b), (b, self.n_outputs)];
        let mut start = 0;
        widths.map(|(n_in, n_out)| {
            let biases = start + n_in * n_out;
            let layer = Layer { weights: start, biases, end: biases + n_out, n_in, n_out };
            start = layer.end;
            layer
        })
    }

    pub fn n_weights(&self) -> usize {
        self.layers()[2].end
    }
}

impl Net {
    /// `draw` gives numbers between -1 and 1.
    pub fn random(shape: Shape, mut draw: impl FnMut() -> f32) -> Net {
        let mut weights = vec![0.0; shape.n_weights()];
        for layer in shape.layers() {
            let spread = (6.0 / layer.n_in as f32).sqrt();
            weights[layer.weights..layer.biases].fill_with(|| draw() * spread);
        }
        Net { shape, weights }
    }

    /// Reads weights stored by [`Net::to_bytes`].
    pub fn from_bytes(shape: Shape, bytes: &[u8]) -> Result<Net, WrongLength> {
        let expected = shape.n_weights() * 4;
        if bytes.len() != expected {
            return Err(WrongLength { given: bytes.len(), expected });
        }
        let word = |chunk: &[u8]| f32::from_le_bytes(chunk.try_into().expect("four bytes"));
        Ok(Net { shape, weights: bytes.chunks_exact(4).map(word).collect() })
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The first layer before any input: its biases.
    pub fn start(&self) -> Vec<f32> {
        let [first, ..] = self.shape.layers();
        self.weights[first.biases..first.end].to_vec()
    }

    /// Adds the inputs from number `from` on to the sums of the first layer.
    pub fn add_inputs(&self, sums: &mut [f32], from: usize, inputs: &[f32]) {
        let [first, ..] = self.shape.layers();
        for (i, input) in inputs.iter().enumerate() {
            if *input != 0.0 {
                let row = first.weights + (from + i) * first.n_out;
                add_scaled(sums, &self.weights[row..row + first.n_out], *input);
            }
        }
    }

    /// The outputs for complete sums of the first layer.
    pub fn finish(&self, sums: &mut [f32], outputs: &mut [f32]) {
        let [_, second, third] = self.shape.layers();
        rectify(sums);
        let mut hidden = [0.0; HIDDEN_MAX];
        let hidden = &mut hidden[..second.n_out];
        self.dense(second, sums, hidden);
        rectify(hidden);
        self.dense(third, hidden, outputs);
    }

    /// One layer, kept by output: a dot product each.
    pub(crate) fn dense(&self, layer: Layer, inputs: &[f32], outputs: &mut [f32]) {
        let biases = &self.weights[layer.biases..layer.end];
        let rows = self.weights[layer.weights..layer.biases].chunks_exact(layer.n_in);
        for ((output, row), bias) in outputs.iter_mut().zip(rows).zip(biases) {
            *output = bias + dot(row, inputs);
        }
    }
}

/// No second layer is wider.
pub const HIDDEN_MAX: usize = 128;

pub(crate) fn rectify(values: &mut [f32]) {
    for value in values {
        *value = value.max(0.0);
    }
}

pub(crate) fn add_scaled(sums: &mut [f32], row: &[f32], scale: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight * scale;
    }
}

/// Eight sums side by side: a processor adds them at once, and the order of additions is fixed.
pub(crate) fn dot(a: &[f32], b: &[f32]) -> f32 {
    const LANES: usize = 8;
    let mut sums = [0.0; LANES];
    let (a_chunks, b_chunks) = (a.chunks_exact(LANES), b.chunks_exact(LANES));
    let rest = a_chunks.remainder().iter().zip(b_chunks.remainder());
    let tail: f32 = rest.map(|(a, b)| a * b).sum();
    for (a, b) in a_chunks.zip(b_chunks) {
        for lane in 0..LANES {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum::<f32>() + tail
}
