/** The body of every refusal: `{ error: { code, message, field? } }`. */
export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly field?: string };
}

/** A refusal with its status. The message says what is wrong and never repeats what was sent. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, more: { field?: string; headers?: Record<string, string> } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = more.field;
    this.headers = more.headers ?? {};
  }

  /** The same, saying by which name it is in the log. */
  withReference(id: string): HttpError {
    const more = { headers: { ...this.headers }, ...(this.field === undefined ? {} : { field: this.field }) };
    return new HttpError(this.status, this.code, `${this.message} Reference: ${id}.`, more);
  }

  get body(): ErrorBody {
    const { code, message, field } = this;
    return { error: field === undefined ? { code, message } : { code, message, field } };
  }
}
