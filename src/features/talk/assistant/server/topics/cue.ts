/** A row of the tables that recognise topics. Names of concepts stand between spaces. */
export interface Cue {
  /** How sure one is of the topic where all of `named` occur in a question: 0–1. */
  sure: number;
  named: string;
  /** The row counts for nothing where one of these occurs as well. */
  unless?: string;
}

export interface TopicCues {
  cues: readonly Cue[];
  /** Concepts that such questions often name besides: each makes the topic a little likelier, and is explained by it. */
  alongside?: string;
  /**
   * `alone`: the answer to a message with this cue is this one and no other, whatever else it holds. `courtesy`: gets an answer
   * only where nothing else was said.
   */
  answered?: 'alone' | 'courtesy';
}

export type TopicTable = Record<string, TopicCues>;
