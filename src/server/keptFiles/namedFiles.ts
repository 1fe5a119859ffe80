/** Files of a feature: which of its columns name them. What no declared column names is deleted after a day. */
export interface NamedFiles {
  /** Folder below the uploads; `uploads`: the uploads themselves, which may be in a bucket. */
  folder: string;
  table: string;
  /** Names a file within the folder, with or without the folder's own name. */
  column: string;
  /** Why files stay that no row names any more. */
  stays?: string;
  /** Rows with such a value are of files on their way: backups leave the file out, and a restoration ends the row. */
  endsWhile?: { column: string; values: readonly (string | null)[] };
  /** It may still be on its way, and what becomes of it another column names: backups leave it out. */
  isArriving?: boolean;
}
