//! The browser's own synthesiser.

use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BiquadFilterType};

use super::score::{Note, Voice};

/// Where a fading note ends: an exponential fall never reaches nothing.
const SILENCE: f32 = 0.0005;
/// How fast a note sets in.
const ATTACK_S: f64 = 0.004;
const NOISE_S: f32 = 0.6;

pub struct Player {
    context: AudioContext,
    noise: AudioBuffer,
}

impl Player {
    /// None where the browser makes no sound.
    pub fn new() -> Option<Player> {
        let context = AudioContext::new().ok()?;
        let rate = context.sample_rate();
        let mut samples = vec![0.0; (NOISE_S * rate) as usize];
        samples.iter_mut().for_each(|it| *it = 2.0 * js_sys::Math::random() as f32 - 1.0);
        let noise = context.create_buffer(1, samples.len() as u32, rate).ok()?;
        noise.copy_to_channel(&samples, 0).ok()?;
        Some(Player { context, noise })
    }

    /// A note that the browser refuses is not heard, and nothing else happens.
    pub fn play(&self, notes: &[Note], volume: f32) {
        for note in notes {
            let _ = self.play_note(note, volume);
        }
    }

    fn play_note(&self, note: &Note, volume: f32) -> Result<(), JsValue> {
        let start = self.context.current_time() + note.at;
        let end = start + note.length;
        let fade = self.context.create_gain()?;
        let level = fade.gain();
        level.set_value_at_time(SILENCE, start)?;
        level.exponential_ramp_to_value_at_time(note.level * volume, start + ATTACK_S)?;
        level.exponential_ramp_to_value_at_time(SILENCE, end)?;
        fade.connect_with_audio_node(&self.context.destination())?;
        match note.voice {
            Voice::Tone { from, to } => self.tone(from, to, start, end, &fade),
            Voice::Noise { around, sharpness } => self.noise(around, sharpness, start, end, &fade),
        }
    }

    fn tone(
        &self,
        from: f32,
        to: f32,
        start: f64,
        end: f64,
        fade: &AudioNode,
    ) -> Result<(), JsValue> {
        let tone = self.context.create_oscillator()?;
        tone.frequency().set_value_at_time(from, start)?;
        tone.frequency().exponential_ramp_to_value_at_time(to, end)?;
        tone.connect_with_audio_node(fade)?;
        tone.start_with_when(start)?;
        tone.stop_with_when(end)
    }

    fn noise(
        &self,
        around: f32,
        sharpness: f32,
        start: f64,
        end: f64,
        fade: &AudioNode,
    ) -> Result<(), JsValue> {
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(around);
        filter.q().set_value(sharpness);
        filter.connect_with_audio_node(fade)?;
        let noise = self.context.create_buffer_source()?;
        noise.set_buffer(Some(&self.noise));
        noise.connect_with_audio_node(&filter)?;
        noise.start_with_when(start)?;
        AudioScheduledSourceNode::stop_with_when(&noise, end)
    }
}
