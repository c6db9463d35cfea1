/** A detector of voice in the sound of one connection, which is given frame by frame. */
export interface VoiceDetector {
  /**
   * Returns the probability from 0 to 1 that the frame contains speech: 20 ms of 16-bit samples, mono,
   * `receivedRate`.
   */
  detect(frame: Int16Array): number;
}
