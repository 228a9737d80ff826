//! What each sound is made of.

use super::Sound;

/// One stroke of a sound. Times are in seconds, pitches in hertz.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    pub voice: Voice,
    pub at: f64,
    pub length: f64,
    /// From 0 to 1.
    pub level: f32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Voice {
    /// A pure tone that may glide.
    Tone { from: f32, to: f32 },
    /// Noise around a pitch; the sharper, the more it sounds like that pitch.
    Noise { around: f32, sharpness: f32 },
}

/// At most so many dice are heard, one after the other.
const KNOCKS_MAX: u8 = 5;

pub fn notes(sound: Sound) -> Vec<Note> {
    match sound {
        Sound::Dice(n) => (0..n.min(KNOCKS_MAX)).flat_map(knock).collect(),
        Sound::Pen => vec![stroke(0.0, 3800.0), stroke(0.11, 4600.0)],
        Sound::Coin => vec![tone(2093.0, 0.0, 0.16, 0.16), tone(3136.0, 0.05, 0.2, 0.12)],
        Sound::YourTurn => bell(880.0, 0.0, 0.45),
        Sound::Attack => vec![
            Note {
                voice: Voice::Noise { around: 110.0, sharpness: 0.7 },
                at: 0.0,
                length: 0.48,
                level: 1.0,
            },
            Note { voice: Voice::Tone { from: 82.0, to: 38.0 }, at: 0.0, length: 0.4, level: 0.6 },
        ],
        Sound::Card => vec![Note {
            voice: Voice::Noise { around: 620.0, sharpness: 0.8 },
            at: 0.0,
            length: 0.07,
            level: 0.35,
        }],
        Sound::Rat => (0..4).map(scratch).collect(),
        Sound::Halt => [bell(1568.0, 0.0, 0.2), bell(1568.0, 0.12, 0.3)].concat(),
        Sound::Right => [bell(784.0, 0.0, 0.3), bell(1047.0, 0.14, 0.35)].concat(),
        Sound::Wrong => vec![Note {
            voice: Voice::Tone { from: 130.0, to: 62.0 },
            at: 0.0,
            length: 0.42,
            level: 0.8,
        }],
        Sound::End => {
            let chimes = [(659.0, 0.0), (523.0, 0.3), (587.0, 0.6), (392.0, 0.9)];
            chimes.into_iter().flat_map(|(pitch, at)| bell(pitch, at, 0.55)).collect()
        }
    }
}

/// Wood on wood: no two knocks are alike.
fn knock(i: u8) -> [Note; 2] {
    let at = 0.055 * f64::from(i) + 0.012 * f64::from(i % 2);
    let around = 820.0 + 90.0 * f32::from(i * 3 % 5);
    [
        Note { voice: Voice::Noise { around, sharpness: 5.0 }, at, length: 0.06, level: 0.9 },
        Note { voice: Voice::Tone { from: 240.0, to: 120.0 }, at, length: 0.05, level: 0.3 },
    ]
}

fn stroke(at: f64, around: f32) -> Note {
    Note { voice: Voice::Noise { around, sharpness: 1.2 }, at, length: 0.1, level: 0.22 }
}

fn scratch(i: u8) -> Note {
    let around = 2400.0 + 350.0 * f32::from(i * 3 % 4);
    let at = 0.07 * f64::from(i) + 0.015 * f64::from(i % 2);
    Note { voice: Voice::Noise { around, sharpness: 2.5 }, at, length: 0.045, level: 0.3 }
}

fn tone(pitch: f32, at: f64, length: f64, level: f32) -> Note {
    Note { voice: Voice::Tone { from: pitch, to: pitch }, at, length, level }
}

/// A bell hums an octave below and rings in an uneven one above.
fn bell(pitch: f32, at: f64, length: f64) -> Vec<Note> {
    vec![
        tone(pitch, at, length, 0.2),
        tone(pitch * 2.76, at, 0.5 * length, 0.07),
        tone(pitch * 0.5, at, length, 0.08),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn length(sound: Sound) -> f64 {
        notes(sound).iter().map(|note| note.at + note.length).fold(0.0, f64::max)
    }

    #[test]
    fn sounds_are_short() {
        let short = [Sound::Dice(5), Sound::Pen, Sound::Coin, Sound::YourTurn, Sound::Attack];
        let short = short.into_iter().chain([Sound::Card, Sound::Rat, Sound::Halt, Sound::Right, Sound::Wrong]);
        for sound in short {
            assert!(length(sound) < 0.5, "{sound:?} lasts {} s", length(sound));
        }
        assert!(length(Sound::End) <= 1.5);
    }

    #[test]
    fn every_die_knocks_but_not_for_ever() {
        assert_eq!(notes(Sound::Dice(2)).len(), 4);
        assert_eq!(notes(Sound::Dice(200)).len(), 10);
    }
}
