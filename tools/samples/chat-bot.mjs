/** Texts of the sample chat-bot. */
const TEXTS = {
  ar: {
    dir: 'rtl',
    title: 'المساعد الآلي (نظام تجريبي)',
    greeting: 'مرحبًا بك. اختر سؤالًا:',
    close: 'إغلاق',
    answers: [
      ['كيف أفتح تذكرة؟', 'تُفتح التذكرة من بوابة الدعم، ويُرد عليها خلال 5 أيام عمل.'],
      ['هل يمكن إعادة فتح تذكرة مغلقة؟', 'نعم، إذا لم ترضَ عن إغلاقها.'],
    ],
  },
  en: {
    dir: 'ltr',
    title: 'Assistant (sample system)',
    greeting: 'Welcome. Choose a question:',
    close: 'Close',
    answers: [
      [
        'How do I open a ticket?',
        'On the support portal. Tickets are answered within 5 working days.',
      ],
      ['May a closed ticket be re-opened?', 'Yes, if you are unhappy with its closure.'],
    ],
  },
};

/**
 * The chat-bot's script in a language.
 * @param {'ar' | 'en'} locale
 */
export function chatBotScript(locale) {
  return `(${chatBot.toString()})(${JSON.stringify({ locale, ...TEXTS[locale] })});\n`;
}

/** Serialised and run in the visitor's browser, so it must be self-contained. */
function chatBot({ locale, dir, title, greeting, close, answers }) {
  const id = 'sample-chat-bot';
  document.getElementById(id)?.remove();
  const make = (name, text, style) => {
    const element = document.createElement(name);
    element.textContent = text;
    Object.assign(element.style, style);
    return element;
  };
  const button = (text, onClick) => {
    const element = make('button', text, {
      minHeight: '44px',
      padding: '8px 12px',
      font: 'inherit',
      color: '#12303a',
      background: '#ffffff',
      border: '1px solid #4c6a74',
      borderRadius: '4px',
      textAlign: 'start',
      cursor: 'pointer',
    });
    element.type = 'button';
    element.onclick = onClick;
    return element;
  };
  const panel = make('section', '', {
    position: 'fixed',
    insetBlockEnd: '16px',
    insetInlineStart: '16px',
    zIndex: '50',
    display: 'grid',
    gap: '8px',
    width: 'min(320px, calc(100vw - 32px))',
    maxHeight: 'calc(100vh - 32px)',
    boxSizing: 'border-box',
    padding: '16px',
    overflow: 'auto',
    font: '16px/1.6 system-ui, sans-serif',
    color: '#12303a',
    background: '#eef4f5',
    border: '2px solid #4c6a74',
    borderRadius: '8px',
  });
  panel.id = id;
  panel.lang = locale;
  panel.dir = dir;
  panel.setAttribute('aria-label', title);
  const answer = make('p', '', { margin: '0' });
  answer.setAttribute('role', 'status');
  panel.append(
    make('strong', title),
    make('p', greeting, { margin: '0' }),
    ...answers.map(([question, text]) => button(question, () => (answer.textContent = text))),
    answer,
    button(close, () => panel.remove()),
  );
  document.body.append(panel);
}
