import * as yup from 'yup';
import type { Assistant } from './assistant/assistant.js';
import type { Link } from './assistant/topics.js';
import type { Connection } from './connection.js';

/** What the client's method ReceiveMessage is given. */
export interface Reply {
  /** The same for the same question, so that a repeated one is shown once. */
  readonly id: string;
  /** Id of the visitor's message; null for the greeting. */
  readonly replyTo: string | null;
  readonly text: string;
  readonly links: readonly Link[];
  /** ISO date-time. */
  readonly sentAt: string;
}

type Completion = { result: unknown } | { error: string };

const language = yup
  .string()
  .oneOf(['ar', 'en'] as const)
  .required();

const visitorMessage = yup.object({
  id: yup
    .string()
    .matches(/^[0-9a-zA-Z-]{8,64}$/)
    .required(),
  text: yup.string().strict().trim().min(1).max(1000).required(),
  locale: language,
});

/**
 * The hub's methods: Join(locale) greets, SendMessage({id, text, locale}) is confirmed with the id
 * and answered through the client's method ReceiveMessage. Nothing that visitors write is kept.
 */
export class Hub {
  constructor(private readonly assistant: Assistant) {}

  /** Calls one of the hub's methods; what is wrong with a call is told to the client. */
  async call(
    connection: Connection,
    target: string,
    args: readonly unknown[],
  ): Promise<Completion> {
    switch (target) {
      case 'Join':
        return this.join(connection, args[0]);
      case 'SendMessage':
        return this.sendMessage(connection, args[0]);
      default:
        return { error: 'There is no such method.' };
    }
  }

  private async join(connection: Connection, locale: unknown): Promise<Completion> {
    if (!language.isValidSync(locale)) return { error: 'The language must be ar or en.' };
    const { text, links } = this.assistant.greet(locale);
    connection.invoke('ReceiveMessage', reply('greeting', null, text, links));
    return { result: true };
  }

  private async sendMessage(connection: Connection, message: unknown): Promise<Completion> {
    if (!visitorMessage.isValidSync(message)) {
      return { error: 'A message has an id, a language and 1 to 1000 characters.' };
    }
    const { id, text, locale } = visitorMessage.cast(message);
    const answer = this.assistant.answer(text, locale);
    connection.invoke('ReceiveMessage', reply(`${id}-answer`, id, answer.text, answer.links));
    return { result: id };
  }
}

function reply(id: string, replyTo: string | null, text: string, links: readonly Link[]): Reply {
  return { id, replyTo, text, links, sentAt: new Date().toISOString() };
}
