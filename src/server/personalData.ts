/** Personal data of a feature: export and erasure are derived from these declarations. */
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

/** A person who is being erased; the address is known only the first time. */
export type ErasedPerson = Claim;

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
  tables?: readonly PersonalTable[];
  /** Tables without personal data, or with data kept for minutes or days only, each with the reason. */
  aboutNobody?: Readonly<Record<string, string>>;
  /** Part of the erasing transaction. Repeatable: data that arrived meanwhile is removed by another call. */
  erase?(ctx: TxContext, person: ErasedPerson): Promise<void>;
}

/** Reasons to withhold a column. */
export const secret = 'a secret, or what one could be tried against';
export const oneself = 'the number of the person, which stands at the account';
export const search = 'made of the other columns, for searching';
export const inner = 'how the product does its work';
export const colleague = 'another person';
