/**
 * Erases a person by the command line, as two people do.
 * @param ops runs a command as it was typed @returns what it printed
 * @returns what the second person was shown
 */
export async function eraseByTwo(
  ops: (...args: readonly string[]) => Promise<string>,
  ...person: readonly string[]
): Promise<string> {
  const asked = await ops('person', 'erase', ...person, '--because', 'called back', '--as', 'ann.first');
  const [, id = ''] = /ops seconds approve (\S+)/.exec(asked) ?? [];
  return ops('seconds', 'approve', id, '--as', 'bob.second');
}
