// Says what a command does and exits, where it is started with --help: the comment of its own file that begins with its name.
// package.json loads it before each command. Plain JavaScript: some commands run before anything is installed.
import { readFileSync } from 'node:fs';

/** Of the comments of a file, the one that begins with `npm ...`, as plain lines. */
export function helpIn(source) {
  const comments = source.match(/\/\*\*[\s\S]*?\*\/|(?:^\/\/.*\n)+/gm) ?? [];
  const lines = (comment) => comment.replaceAll(/^\s*(\/\*\*|\*\/|\/\/|\*(?!\/))?[ \t]?|\*\/$/gm, '').trim();
  return comments.map(lines).find((text) => text.startsWith('`npm '));
}

const [, command] = process.argv;
if (command !== undefined && process.argv.includes('--help')) {
  console.log(helpIn(readFileSync(command, 'utf8')) ?? 'README.md says what this command does.');
  process.exit(0);
}
