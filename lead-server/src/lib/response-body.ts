/** No honest partner's answer is as long. */
const maxResponseBytes = 256 * 1024;

/**
 * The text of a partner's answer, as far as it is read: what is longer than it may be is cut off there, and `whole` is false. One that drips
 * is cut off by the request's own time limit.
 */
export async function readResponseBody(response: Response): Promise<{ readonly text: string; readonly whole: boolean }> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > maxResponseBytes) return { text, whole: false };
  }
  return { text, whole: true };
}
