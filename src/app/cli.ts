/** `npm run podium -- <command>`: operator's commands that need no browser. Prints help without loading the product. */
import { existsSync } from 'node:fs';
import { type CommandName, helpOf, helpOfAll, isCommand } from './commandHelp.ts';

// Files written from here on are readable by their owner alone.
process.umask(0o077);
if (existsSync('.env')) process.loadEnvFile();
await main(process.argv.slice(2));

async function main([name, ...words]: readonly string[]): Promise<void> {
  if (name === undefined || (asksForHelp(name) && words.length === 0)) return console.log(helpOfAll());
  const about = asksForHelp(name) ? words[0]! : name;
  if (!isCommand(about)) {
    console.error(`There is no command ${about}.\n\n${helpOfAll()}`);
    process.exitCode = 1;
  } else if (asksForHelp(name) || words.some(asksForHelp)) console.log(helpOf(about));
  else await perform(about, words);
}

function asksForHelp(word: string): boolean {
  return word === 'help' || word === '--help' || word === '-h';
}

async function perform(name: CommandName, words: readonly string[]): Promise<void> {
  const { commands } = await import('./commands.ts');
  const { WrongWords } = await import('./wrongWords.ts');
  const { ConfigError, inspectConfig, readConfig } = await import('#server/config.ts');
  const { PoolerError } = await import('#server/db/poolers.ts');
  const { run, takesAnySettings } = commands[name];
  try {
    await run(takesAnySettings ? inspectConfig().config : readConfig(), words);
  } catch (error) {
    if (error instanceof WrongWords) console.error(helpOf(name));
    else console.error(error instanceof ConfigError || error instanceof PoolerError ? error.message : error);
    process.exitCode = 1;
  }
}
