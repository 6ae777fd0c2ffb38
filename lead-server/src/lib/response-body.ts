/** No honest partner's answer is as long. */
const maxResponseBytes = 256 * 1024;

/** Reads a partner's response up to a limit; `whole` is false where it was cut off. */
export async function readResponseBody(response: Response): Promise<{ readonly text: string; readonly isComplete: boolean }> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > maxResponseBytes) return { text, isComplete: false };
  }
  return { text, isComplete: true };
}
