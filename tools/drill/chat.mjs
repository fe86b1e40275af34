import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createRequire } from 'node:module';
import signalR from '@microsoft/signalr';
import { newAddress, describeError } from '../lib/http.mjs';

const WebSocket = createRequire(new URL('../../backends/chat/package.json', import.meta.url))('ws');

const ANSWER_MS = 8000;
const ATTEMPTS = 5;
const PAUSE_MS = 1000;

/** Visitors who write to the chat, through the edge, and write again where the connection is lost. */
export class Chats {
  /** Messages that were never answered, and those with two different answers. */
  unanswered = 0;
  answeredTwice = 0;
  answered = 0;

  constructor(stack, tally) {
    this.stack = stack;
    this.tally = tally;
    this.socket = class extends WebSocket {
      constructor(url, protocols, options) {
        super(url, protocols, { ...options, ...stack.tls });
      }
    };
  }

  async ask() {
    const id = randomUUID();
    const answers = new Set();
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (attempt > 1) await pause(PAUSE_MS * attempt);
      const began = Date.now();
      let note = '';
      try {
        await this.#send(id, answers);
      } catch (error) {
        note = describeError(error);
      }
      this.tally.add({ kind: 'chat', what: 'message', began, note });
      if (note === '') break;
    }
    if (answers.size === 0) this.unanswered += 1;
    else this.answered += 1;
    if (answers.size > 1) this.answeredTwice += 1;
  }

  async #send(id, answers) {
    const hub = new signalR.HubConnectionBuilder()
      .withUrl(`${this.stack.url}/hubs/chat`, {
        transport: signalR.HttpTransportType.WebSockets,
        skipNegotiation: true,
        WebSocket: this.socket,
        headers: {
          Host: new URL(this.stack.origin).host,
          Origin: this.stack.origin,
          'X-Forwarded-For': newAddress(),
        },
      })
      .configureLogging(signalR.LogLevel.None)
      .build();
    hub.on('ReceiveMessage', (answer) => {
      if (answer.replyTo === id) answers.add(`${answer.id} ${answer.text}`);
    });
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS);
    });
    const conversation = (async () => {
      await hub.start();
      await hub.invoke('Join', 'en');
      await hub.invoke('SendMessage', { id, text: 'How do I contact you?', locale: 'en' });
      if (answers.size === 0) throw new Error('confirmed without an answer');
    })();
    try {
      await Promise.race([conversation, late]);
    } finally {
      clearTimeout(timer);
      conversation.catch(() => {});
      void hub.stop().catch(() => {});
    }
  }
}
