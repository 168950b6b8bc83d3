import { myself } from './me.svelte';

/** Small sounds, made here and now: no file is fetched, and nothing sounds unless it was switched on. */

export type Sound = 'turn' | 'card' | 'end';

let context: AudioContext | undefined;

export function sound(which: Sound): void {
  if (!myself.settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets a page sound only after a touch; until then it is silent.
  if (context.state === 'suspended') void context.resume();
  const at = context.currentTime + 0.02;
  if (which === 'card') rustle(context, at);
  else if (which === 'turn') [659, 880].forEach((pitch, index) => chime(context!, pitch, at + index * 0.14, 0.5));
  else [523, 659, 784, 1047].forEach((pitch, index) => chime(context!, pitch, at + index * 0.13, 0.9));
}

/** A small bell. */
function chime(audio: AudioContext, pitch: number, at: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.14, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Paper on cloth: a short noise without its heights. */
function rustle(audio: AudioContext, at: number): void {
  const length = 0.09;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = 1800;
  volume.gain.value = 0.16;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(at);
}
