/** The last calls of the API, for the control page: what the shop asked and what it was answered. */
export type JournalEntry = {
  at: string;
  /** Method and path. */
  call: string;
  key: string | null;
  asked: string;
  /** Status sent, or what became of the answer on its way. */
  sent: string;
  answered: string;
};

const KEPT_CALLS = 200;
const KEPT_CHARACTERS = 4_000;

export type Journal = {
  write(entry: JournalEntry): void;
  /** Entries, newest first; with an id only those that name it. */
  read(id?: string): JournalEntry[];
};

export function makeJournal(): Journal {
  let entries: JournalEntry[] = [];
  return {
    write(entry) {
      const asked = entry.asked.slice(0, KEPT_CHARACTERS);
      const answered = entry.answered.slice(0, KEPT_CHARACTERS);
      entries = [{ ...entry, asked, answered }, ...entries].slice(0, KEPT_CALLS);
    },
    read: (id = '') =>
      entries.filter(({ call, asked, answered }) => `${call} ${asked} ${answered}`.includes(id)),
  };
}
