/** Concepts by which a topic is recognised. */
export interface Cues {
  /**
   * Combinations of concepts, each behind how sure one is of the topic (0–1) where all of them are named, and none of those
   * behind a minus.
   */
  by: readonly string[];
  /** Concepts that such questions often name besides: each makes the topic a little likelier, and is explained by it. */
  alongside?: string;
}
