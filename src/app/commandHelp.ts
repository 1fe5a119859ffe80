/** Help texts of the operator's commands. */
import { documentNames } from '#features/publishing/documents/rules/documents.ts';

interface Help {
  /** In the list of all. */
  summary: string;
  /** After the command's name; empty where it takes none. */
  takes: string;
  /** The meaning of each argument. */
  takesWhat?: Readonly<Record<string, string>>;
  /** Its effects, and what it leaves alone. */
  about: string;
  /** After `npm run podium -- `. */
  example: string;
}

export const commandHelp = {
  migrate: {
    summary: 'bring the database up to date',
    takes: '',
    about: 'Applies the migrations that the database lacks, and names them. A start of Podium does the same.',
    example: 'migrate',
  },
  'create-admin': {
    summary: 'make the super admin of ADMIN_EMAIL where none exists',
    takes: '',
    about:
      'The password is that of ADMIN_PASSWORD, else a random one in DATA_DIR/first-password; it must be changed at the first sign-in.',
    example: 'create-admin',
  },
  admin: {
    summary: 'let the owner in again, whatever has happened',
    takes: '--recover',
    takesWhat: { '--recover': 'print a link by which the owner of ADMIN_EMAIL chooses a new password' },
    about:
      'The account is the super admin’s again, even if it was blocked, deleted or demoted. All its sessions and the old password are over; the audit log says so. The link works for an hour.',
    example: 'admin --recover',
  },
  school: {
    summary: 'print the name, contacts and requisites; with a JSON file, replace them',
    takes: '[file.json]',
    takesWhat: { 'file.json': 'the facts to put in their place, all of them, as the command prints them' },
    about: 'Prints the facts of the school as JSON, after the change where there is one.',
    example: 'school facts.json',
  },
  document: {
    summary: 'print a document of the school; with a JSON file, publish it as the next version',
    takes: '<name> [file.json]',
    takesWhat: {
      name: documentNames.join(', '),
      'file.json': 'the text in its languages, as the command prints it',
    },
    about: 'Former versions stay readable, and consents keep naming the version that they were given to.',
    example: 'document offer offer.json',
  },
  demo: {
    summary: 'take the demo out of the database, so that live mode starts; keeps what is real',
    takes: 'remove',
    takesWhat: { remove: 'removes what was invented, for good' },
    about:
      'Stop Podium and copy the database first. Data that somebody has changed stay, and so does an account or a course that a real order names; accounts made in demo mode are closed until a mailed link proves their address.',
    example: 'demo remove',
  },
  rehearsal: {
    summary: 'end the rehearsal, so that live mode starts; keeps courses, texts, settings and staff',
    takes: 'end',
    takesWhat: { end: 'removes what was sold in it, and who came by themselves, for good' },
    about:
      'Stop Podium first. Orders go with payments, receipts, access and mails; people whom staff have entered stay. The panel does the same, under System.',
    example: 'rehearsal end',
  },
  backup: {
    summary: 'make a backup now; keys, list and test are about keys and sets',
    takes: '[keys [--replace] | list | test <set> [--key file]]',
    takesWhat: {
      keys: 'make a key pair: the school keeps the public half, the secret half is printed once',
      list: 'print the sets that there are, newest first',
      test: 'open a set with the secret key, compare what comes out and read every copy; changes nothing',
      '--key': 'the file with the secret key; - reads it from standard input',
    },
    about:
      'A set is the database with copies of the files that it names, encrypted to the key; the ordinary age tool opens it. It goes to BACKUP_DIR, by default DATA_DIR/backups, or to the bucket of BACKUP_S3_…. Podium may run meanwhile, and makes one each night by itself.',
    example: 'backup keys',
  },
  restore: {
    summary: 'bring the school back as it was when a backup was made',
    takes: '<set> [--key file] [--unsigned] [--yes] | --cancel',
    takesWhat: {
      set: 'its name, as `backup list` prints it',
      '--key': 'the file with the secret key; - reads it from standard input',
      '--unsigned': 'takes a set that the school has not signed, as those of earlier versions',
      '--yes': 'restores; without it the command only says what it would overwrite',
      '--cancel': 'keeps the school as it was before a restoration that was killed',
    },
    about:
      'Stop Podium first. The new database is complete before it takes the place of the present one; that stays beside with its files, in DATA_DIR/before_restore_…. Works from SQLite to PostgreSQL and back. People who were erased since are erased again, and everybody has to sign in. Ends with 3 where some files could not be restored, which it lists.',
    example: 'restore 20261126-030000-1a2b3c4d --key school.key --yes',
  },
  'payment-simulator': {
    summary: 'run the simulator of the payment provider alone, at YOOKASSA_URL, until stopped',
    takes: '',
    about:
      'It speaks YooKassa’s API on this machine, for a school in demo mode or for another program, and moves no money. Without YOOKASSA_URL it is at http://127.0.0.1:4300/v3. A rehearsal starts one by itself.',
    example: 'payment-simulator',
  },
  doctor: {
    summary: 'check settings, database, payments, mail, requisites and the built pages',
    takes: '',
    about: 'Prints a line per check and ends with 1 where one fails. Changes nothing.',
    example: 'doctor',
  },
} as const satisfies Record<string, Help>;

export type CommandName = keyof typeof commandHelp;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commandHelp, name);
}

const call = 'npm run podium --';

export function helpOfAll(): string {
  const width = Math.max(...Object.keys(commandHelp).map((name) => name.length)) + 2;
  const lines = Object.entries(commandHelp).map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`);
  return [
    `Usage: ${call} <command> [arguments]`,
    ...['', ...lines, ''],
    'Settings are read from the environment and from .env, as at a start.',
    `${call} <command> --help tells what a command takes, with an example.`,
  ].join('\n');
}

export function helpOf(name: CommandName): string {
  const { takes, takesWhat = {}, about, example }: Help = commandHelp[name];
  const width = Math.max(0, ...Object.keys(takesWhat).map((each) => each.length)) + 2;
  const lines = Object.entries(takesWhat).map(([each, meaning]) => `  ${each.padEnd(width)}${meaning}`);
  return [
    `Usage: ${[call, name, takes].filter(Boolean).join(' ')}`,
    ...(lines.length > 0 ? ['', ...lines] : []),
    ...['', about],
    ...['', `Example: ${call} ${example}`],
  ].join('\n');
}
