import type { Answers } from './answers.js';
import type { Assistant } from './assistant/assistant.js';
import type { Link } from './assistant/topics.js';
import type { LimitKey } from './client-address.js';
import type { MessageLimit } from './message-limit.js';
import { language, visitorMessage, type Reply } from './messages.js';

interface Caller {
  readonly keys: readonly LimitKey[];
  invoke(method: string, ...args: unknown[]): void;
}

export type Completion = { result: unknown } | { error: string };

export const TOO_MANY_MESSAGES = 'Too many messages. Wait a minute.';

/**
 * Hub methods: Join(locale) sends a greeting; SendMessage({id, text, locale}) sends an answer
 * through the client's ReceiveMessage and returns the id. Messages of visitors are not stored.
 */
export class Hub {
  constructor(
    private readonly assistant: Assistant,
    private readonly answers: Answers,
    private readonly messageLimit: MessageLimit,
  ) {}

  /** Calls a method of the hub; errors are returned to the client. */
  async call(caller: Caller, target: string, args: readonly unknown[]): Promise<Completion> {
    switch (target) {
      case 'Join':
        return this.join(caller, args[0]);
      case 'SendMessage':
        return this.sendMessage(caller, args[0]);
      default:
        return { error: 'There is no such method.' };
    }
  }

  private async join(caller: Caller, locale: unknown): Promise<Completion> {
    if (!language.isValidSync(locale)) return { error: 'The language must be ar or en.' };
    const { text, links } = this.assistant.greet(locale);
    caller.invoke('ReceiveMessage', reply('greeting', null, text, links));
    return { result: true };
  }

  private async sendMessage(caller: Caller, message: unknown): Promise<Completion> {
    if (!visitorMessage.isValidSync(message)) {
      return { error: 'A message has an id, a language and 1 to 1000 characters.' };
    }
    if (!(await this.messageLimit.take(caller.keys))) return { error: TOO_MANY_MESSAGES };
    const question = visitorMessage.cast(message);
    const { id } = question;
    const { text, links } = this.assistant.answer(question.text, question.locale);
    const answer = await this.answers.first(question, reply(`${id}-answer`, id, text, links));
    // Before the confirmation: a client without the answer resends the message.
    caller.invoke('ReceiveMessage', answer);
    return { result: id };
  }
}

function reply(id: string, replyTo: string | null, text: string, links: readonly Link[]): Reply {
  return { id, replyTo, text, links, sentAt: new Date().toISOString() };
}
