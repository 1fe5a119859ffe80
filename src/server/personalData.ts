/**
 * Whose rows the tables of a feature hold. Every table of the schema stands in one feature's list; what a person is
 * given of their data, what erasure takes away, whom an entry of the audit log is about and the tests of all three are
 * derived from it (docs/decisions/122).
 */
import type { Language } from '#shared/i18n.ts';
import type { TxContext } from './context.ts';

/** Rows that belong to the person. */
export interface Owner {
  /** Column with the person's id or, if `of` is given, with the id of a row of theirs in that table. */
  column: string;
  of?: string;
  /** Column with the e-mail address, which identifies a person before there is an account, once it is confirmed. */
  orAddress?: string;
  where?: Readonly<Record<string, string>>;
}

export interface PersonalTable {
  /** Key in data.json, and of its heading. */
  section: string;
  table: string;
  owner: Owner;
  /** What the audit log calls a row as the subject of an action: its entries are about the row's person. */
  subject?: string;
  /** What erasure leaves of the rows. */
  erased: Erased;
  /** Columns whose text stays in rows that outlive the person, each with the reason. */
  kept?: Readonly<Record<string, string>>;
  /** Columns given to the person. */
  columns: readonly string[];
  /** Columns withheld, each with the reason. */
  leftOut: Readonly<Record<string, string>>;
  /** Columns that read differently from what is stored. */
  forms?: Readonly<Record<string, ColumnForm>>;
  /** Titles shown beside the columns that name rows. */
  titles?: readonly TitleOfRow[];
  /** Its private picture, which the person is given as a file. */
  picture?: PictureOfRow;
}

/**
 * Nothing (`deleted`), the row with new values in the columns that named somebody, or what `erase` of the feature makes
 * of it, because more than the row has to follow.
 */
export type Erased = 'deleted' | 'by erase' | ((row: HeldRow) => HeldRow);

export type HeldRow = Record<string, unknown>;

/**
 * True or false; a code of the product, shown in its words; JSON, which a function puts into words where it is read.
 */
export type ColumnForm = 'flag' | 'code' | 'json' | ((parsed: unknown) => string);

export interface TitleOfRow {
  column: string;
  /** The table that it names a row of. */
  of: string;
  /** The label of the title. */
  as: string;
}

/** Column that names a private picture or, if `of` is given, a row of that table which has it as `picture_id`. */
export interface PictureOfRow {
  column: string;
  of?: string;
}

/**
 * Selects the rows of the account, and ownerless ones that carry this address. An unconfirmed address does not count
 * (account/server/claims.ts).
 */
export interface Claim {
  userId: string;
  email: string | null;
}

/** A person who is being erased; address and names are known only the first time. */
export interface ErasedPerson extends Claim {
  /** What a colleague may have called them by where no column says who is meant. */
  calledBy: readonly string[];
}

/** Labels of this data on the page of a person's own data, in the reader's language. */
export interface PersonalWords {
  /** Headings of the sections. */
  sections?: Readonly<Record<string, string>>;
  /** Names of columns, each column named once by all features together. */
  columns?: Readonly<Record<string, string>>;
  /** Codes of the product. */
  values?: Readonly<Record<string, string>>;
}

export interface PersonalData {
  words?: Readonly<Record<Language, PersonalWords>>;
  /** Rows of people: what is held on somebody. */
  tables?: readonly PersonalTable[];
  /** Tables of the school itself, which nobody's erasure touches: what it sells, shows and has set. What each holds. */
  ofSchool?: Readonly<Record<string, string>>;
  /** Tables of the product's own work, and data kept for minutes or days only: why nobody is named in each for longer. */
  ofProduct?: Readonly<Record<string, string>>;
  /**
   * What has to happen beside the rows' own erasure, as part of its transaction. Repeatable: data that arrived
   * meanwhile is removed by another call.
   */
  erase?(ctx: TxContext, person: ErasedPerson): Promise<void>;
}

/** The lists of these features as one. */
export function personalTablesOf(
  features: readonly { personalData?: PersonalData }[],
): readonly PersonalTable[] {
  return features.flatMap(({ personalData }) => personalData?.tables ?? []);
}

/** Reasons to withhold a column. */
export const secret = 'a secret, or what one could be tried against';
export const oneself = 'the number of the person, which stands at the account';
export const search = 'made of the other columns, for searching';
export const inner = 'how the product does its work';
export const colleague = 'another person';

/** Reasons to keep a text of a row that outlives the person. */
export const code = 'a code of the product or of an outside party';
export const catalogue = 'what the school sells';
export const books = 'a number that the school’s books name';
