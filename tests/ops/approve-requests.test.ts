import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest, startTestServer } from '../support/running-server.ts';
import { typedCommand } from '../support/typed-command.ts';

it('a request that the server has still to work on is approved by nobody, and by a person afterwards', {
  timeout: 60_000,
}, async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startTestServer({ DATA_DIR });
  await first.stop();
  const ops = (...args: readonly string[]) => typedCommand(args, { ...process.env, DATA_DIR });
  const person = ['--email', 'maria.marlow@example.com', '--how', 'phone'];
  const { stdout } = await ops('requests', 'enter', 'requestToDeleteInformation', ...person);
  const id = /Request (\S+) is entered/.exec(stdout)?.[1] ?? '';
  const approve = () => ops('requests', 'approve', id, '--because', 'ticket 81');
  expect(await approve()).toMatchObject({ code: 1, stderr: expect.stringContaining('The server still works on it') });

  const second = await startTestServer({ DATA_DIR });
  onTestFinished(second.stop);
  await vi.waitFor(async () => expect((await approve()).stdout).toContain('"erased": []'), slowTest);
});
