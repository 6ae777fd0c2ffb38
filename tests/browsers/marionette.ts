import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Command, Executor, Name } from 'selenium-webdriver/lib/command.js';
import { throwDecodedError } from 'selenium-webdriver/lib/error.js';

type Parameters = Readonly<Record<string, unknown>>;

/** Firefox's names for the driver commands of the tests. Debian lacks geckodriver, which only translates them. */
const commands: Readonly<Record<string, string>> = {
  [Name.NEW_SESSION]: 'WebDriver:NewSession',
  [Name.QUIT]: 'Marionette:Quit',
  [Name.GET]: 'WebDriver:Navigate',
  [Name.REFRESH]: 'WebDriver:Refresh',
  [Name.GO_BACK]: 'WebDriver:Back',
  [Name.GET_CURRENT_URL]: 'WebDriver:GetCurrentURL',
  setWindowRect: 'WebDriver:SetWindowRect',
  [Name.FIND_ELEMENT]: 'WebDriver:FindElement',
  [Name.FIND_ELEMENTS]: 'WebDriver:FindElements',
  [Name.FIND_CHILD_ELEMENT]: 'WebDriver:FindElement',
  [Name.FIND_CHILD_ELEMENTS]: 'WebDriver:FindElements',
  [Name.GET_ACTIVE_ELEMENT]: 'WebDriver:GetActiveElement',
  [Name.GET_ELEMENT_ATTRIBUTE]: 'WebDriver:GetElementAttribute',
  [Name.GET_ELEMENT_TEXT]: 'WebDriver:GetElementText',
  [Name.GET_ELEMENT_TAG_NAME]: 'WebDriver:GetElementTagName',
  [Name.CLICK_ELEMENT]: 'WebDriver:ElementClick',
  [Name.CLEAR_ELEMENT]: 'WebDriver:ElementClear',
  [Name.SEND_KEYS_TO_ELEMENT]: 'WebDriver:ElementSendKeys',
  [Name.EXECUTE_SCRIPT]: 'WebDriver:ExecuteScript',
  [Name.SCREENSHOT]: 'WebDriver:TakeScreenshot',
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A child is found by its parent's id. */
function argumentsOf(name: string, parameters: Parameters): Parameters {
  if (name === Name.QUIT) return { flags: ['eForceQuit'] };
  const { id, ...rest } = parameters;
  if (id === undefined) return rest;
  const element = (id as Parameters)[elementKey] ?? id;
  return name === Name.FIND_CHILD_ELEMENT || name === Name.FIND_CHILD_ELEMENTS ? { ...rest, element } : { ...rest, id: element };
}

/** A message is its length in bytes, a colon, and JSON. */
async function* messagesOf(socket: Socket): AsyncGenerator<readonly unknown[]> {
  let rest = Buffer.alloc(0);
  for await (const part of socket) {
    rest = Buffer.concat([rest, part as Buffer]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon).toString());
      if (rest.length < end) break;
      const message = JSON.parse(rest.subarray(colon + 1, end).toString()) as unknown;
      rest = rest.subarray(end);
      if (Array.isArray(message)) yield message;
    }
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(failure: unknown): void;
}

/** Executes a driver's commands over Firefox's own protocol, Marionette. */
export class MarionetteExecutor extends Executor {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  private constructor(socket: Socket) {
    super();
    this.#socket = socket;
    void this.#listen();
  }

  static async connect(port: number): Promise<MarionetteExecutor> {
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    return new MarionetteExecutor(socket);
  }

  async #listen(): Promise<void> {
    for await (const [, id, failure, value] of messagesOf(this.#socket)) {
      const waiting = this.#waiting.get(Number(id));
      this.#waiting.delete(Number(id));
      if (failure) waiting?.reject(failure);
      else waiting?.resolve(value);
    }
    for (const { reject } of this.#waiting.values()) reject({ error: 'unknown error', message: 'Firefox has closed' });
  }

  override async execute(command: Command): Promise<unknown> {
    const name = command.getName();
    const called = commands[name];
    if (!called) throw new Error(`${name} is no command of marionette.ts`);
    this.#last += 1;
    const text = JSON.stringify([0, this.#last, called, argumentsOf(name, command.getParameters() as Parameters)]);
    const response = new Promise((resolve, reject) => this.#waiting.set(this.#last, { resolve, reject }));
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    const value = await response.catch(throwDecodedError);
    // single values come in a wrapper, a session and lists do not
    const isWrapped = typeof value === 'object' && value !== null && Object.keys(value).join() === 'value';
    return isWrapped ? (value as { value: unknown }).value : value;
  }
}
