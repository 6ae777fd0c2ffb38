import { vi } from 'vitest';
import { runCommand } from '../../lead-server/bin/ops/run-command.ts';

/** What a command printed, a line each, and its exit code. */
export interface TypedCommand {
  readonly stdout: string;
  readonly stderr: string;
  /** Both, in the order in which they were printed. */
  readonly said: string;
  readonly code: number;
}

/**
 * Runs `ops ...` in this process: the start of one of its own takes most of a command's time.
 * @param environment all of it: nothing of this process is added
 */
async function run(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Promise<TypedCommand> {
  const printed: { readonly to: 'log' | 'error'; readonly line: string }[] = [];
  const spies = (['log', 'error'] as const).map((to) =>
    vi.spyOn(console, to).mockImplementation((line) => void printed.push({ to, line: String(line) })),
  );
  const linesTo = (...some: readonly string[]) =>
    printed
      .filter(({ to }) => some.includes(to))
      .map(({ line }) => line)
      .join('\n');
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await runCommand(args, environment);
    const code = Number(process.exitCode);
    return { stdout: linesTo('log'), stderr: linesTo('error'), said: linesTo('log', 'error'), code };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}

let last: Promise<unknown> = Promise.resolve();
/** One after the other: they share the console and the exit code of this process. */
export function typedCommand(...of: Parameters<typeof run>): Promise<TypedCommand> {
  const next = last.then(() => run(...of));
  last = next.catch(() => undefined);
  return next;
}
