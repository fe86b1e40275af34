/** @jest-environment jsdom */
import {
  CONTACT_FORM,
  DATA_SHARING_FORM,
  exampleOf,
  JOB_APPLICATION_FORM,
  type FormDefinition,
} from '@ports-authority/e-services-contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { ContactForm } from '@/components/contact/ContactForm';
import { OrderPanel } from '@/components/e-services/order/OrderPanel';
import { RequestTrackingForm } from '@/components/e-services/request-tracking/RequestTrackingForm';
import { SearchPanel } from '@/components/e-services/search/SearchPanel';
import { TrackingPanel } from '@/components/e-services/tracking/TrackingPanel';
import { SubscribeForm } from '@/components/subscriptions/SubscribeForm';
import { DefinedForm } from './defined/DefinedForm';
import { UploadForm } from './defined/UploadForm';
import type { TableLabels } from '@/components/ui/data-table/tableLabels';
import { textAt } from '@/lib/i18n/text-at';
import en from '@/messages/en.json';
import { success, testSite } from './testing/site';
import { testLabels } from './testing/labels';

jest.mock('./captcha/proof', () => ({ solveProof: async (kind: string) => kind }));

const submitted = {
  form: testLabels,
  submission: en.submission,
  phone: '19990',
  privacy: { text: 'Kept.', policy: 'Policy', href: '/privacy-policy', newTab: '' },
};
const searched = { form: testLabels, phone: '19990', hijri: '' };
const action = async <State,>(before: State) => before;
const { errors } = en;
const asked = (...keys: (keyof typeof errors)[]) => keys.map((key) => errors[key]);
/** The messages of all required fields, with the captcha's; a shared one after its label. */
const missing = ({ fields }: FormDefinition) => [
  ...Object.values(fields).flatMap((field) => {
    if (field.missing === undefined) return [];
    const message = errors[field.missing as keyof typeof errors];
    return field.sharesMessage ? `${textAt(en, field.label)} ${message}` : message;
  }),
  errors['ERROR CAPTCHA'],
];

/** Each form with its fields' messages when submitted empty, in the order of the page. */
const FORMS: Record<string, readonly [form: ReactElement, messages: readonly string[]]> = {
  contact: [
    <ContactForm
      key="contact"
      labels={submitted}
      texts={en.contact}
      ports={[{ value: 'Jeddah Port', label: 'Jeddah Port' }]}
      action={action}
    />,
    missing(CONTACT_FORM),
  ],
  'data sharing': [
    <DefinedForm
      key="data-sharing"
      form={DATA_SHARING_FORM}
      labels={submitted}
      namespace="dataSharing"
      texts={en.dataSharing}
      action={action}
    />,
    missing(DATA_SHARING_FORM),
  ],
  vacancies: [
    <UploadForm
      key="vacancies"
      form={JOB_APPLICATION_FORM}
      labels={submitted}
      namespace="vacancies"
      texts={en.vacancies}
      action={action}
    />,
    missing(JOB_APPLICATION_FORM),
  ],
  order: [
    <OrderPanel
      key="order"
      labels={{ ...submitted, order: en.order }}
      otherWay={null}
      action={action}
    />,
    // Lists that are still disabled can't take the focus; the captcha is checked by the server.
    asked(
      ...(['ERROR NAME', 'ID Number Error', 'Mobile Number Error', 'ERROR EMAIL'] as const),
      ...(['ERROR NAME OF THE ENTITY', 'ERROR MANAGEMENT', 'ERROR CITY'] as const),
      ...(['ERROR CLASSIFICATION', 'Requrie Quantity Empty Error'] as const),
    ),
  ],
  'request tracking': [
    <RequestTrackingForm
      key="request-tracking"
      locale="en"
      labels={{ form: searched.form, requestTracking: en.requestTracking }}
      hijri=""
      phone={searched.phone}
      action={action}
    />,
    asked('ERROR REFERENCE', 'ERROR CONTACT', 'ERROR CAPTCHA'),
  ],
  'transaction tracking': [
    <TrackingPanel
      key="transaction-tracking"
      locale="en"
      labels={{ form: searched.form, tracking: en.tracking }}
      phone={searched.phone}
    />,
    asked('ERROR DOCUMENT NUMBER', 'ERROR HIJRI DATE', 'ERROR CAPTCHA'),
  ],
  'vessel search': [
    <SearchPanel
      key="vessel-search"
      locale="en"
      labels={{
        ...searched,
        search: en.vesselSearch,
        table: {} as TableLabels,
        locodes: {},
        subscribes: true,
      }}
    />,
    asked('ERROR PORT', 'ERROR CAPTCHA'),
  ],
  subscriptions: [
    <SubscribeForm
      key="subscriptions"
      labels={{ ...submitted, subscribe: en.subscriptions.form }}
      start={{ kind: 'vessel', topic: '', port: '', imo: '', rhythm: 'daily', language: 'en' }}
      topics={[]}
      ports={[]}
      action={action}
    />,
    asked('ERROR IMO', 'ERROR EMAIL', 'ERROR CAPTCHA'),
  ],
};

const PDF = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' });
/** Valid values of forms, but for the captcha. */
const VALID: Record<string, Record<string, string | File>> = {
  contact: { ...exampleOf(CONTACT_FORM), file: PDF },
  'data sharing': exampleOf(DATA_SHARING_FORM),
  vacancies: { ...exampleOf(JOB_APPLICATION_FORM), resume: PDF },
  'request tracking': { reference: 'NPA-2026-7K3M9Q', contact: 'a@b.sa' },
  'transaction tracking': { documentNumber: '1446/1023', hijriDate: '2/03/1446' },
  'vessel search': { port: 'Jeddah Port' },
  subscriptions: { imo: '9946178', email: 'a@b.sa' },
};

let posts: ReturnType<typeof testSite>;
const upload = jest.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();

beforeEach(() => {
  sessionStorage.clear();
  posts = testSite({
    '/api/lookups': success({
      ports: [{ value: 'Jeddah Port', ar: 'ميناء جدة', en: 'Jeddah Port' }],
      trafficTypes: [{ id: '-1', ar: 'الكل', en: 'All' }],
    }),
    '/api/movables/categories': success([{ id: '1', ar: 'مركبات', en: 'Vehicles' }]),
  });
});

async function open(form: ReactElement): Promise<HTMLElement> {
  render(<SWRConfig value={{ provider: () => new Map() }}>{form}</SWRConfig>);
  await screen.findByAltText(en.forms.captcha.image);
  return screen.getByRole('form');
}

function submit(form: HTMLElement): void {
  fireEvent.click([...form.querySelectorAll<HTMLButtonElement>('[type=submit]')].at(-1)!);
}

/** The field with this id: a control, or its group. */
function fieldElement(id: string): Element {
  const control = document.getElementById(id);
  if (!control) throw new Error(`No control has the id ${id}`);
  return control.closest('[role=radiogroup]') ?? control;
}

function accessibleDescription(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe.each(Object.entries(FORMS))('the form of %s', (_name, [element, messages]) => {
  it('names every control', async () => {
    const form = await open(element);
    for (const control of form.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden]), select, textarea',
    )) {
      const labels = [...(control.labels ?? [])].map(({ textContent }) => textContent);
      expect([control.name, labels.join('') || control.ariaLabel]).toEqual([
        control.name,
        expect.stringMatching(/\S/),
      ]);
    }
  });

  it('lists every missing field in an error summary with links, and sends nothing', async () => {
    const form = await open(element);
    submit(form);
    const summary = await within(form).findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = within(summary).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(messages);
    for (const link of links) {
      const id = link.hash.slice(1);
      const field = fieldElement(id);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const own = Object.values(errors).find((text) => link.textContent?.endsWith(text));
      expect(accessibleDescription(field)).toContain(own);
      fireEvent.click(link);
      expect(document.activeElement?.id).toBe(id);
    }
    expect(posts).toEqual([]);
    expect(upload).not.toHaveBeenCalled();
  });
});

describe.each(Object.entries(VALID))('without a connection, the form of %s', (name, values) => {
  it('reports the lost connection, keeps the values, and announces its return', async () => {
    const form = await open(FORMS[name]![0]);
    const control = (field: string) => form.querySelector<HTMLInputElement>(`[name="${field}"]`)!;
    for (const [field, value] of Object.entries({ captcha: '123456', ...values })) {
      if (typeof value !== 'string') {
        fireEvent.change(control(field), { target: { files: [value] } });
      } else if (control(field).type === 'radio') {
        fireEvent.click(form.querySelector(`[name="${field}"][value="${value}"]`)!);
      } else {
        fireEvent.change(control(field), { target: { value } });
      }
    }
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    submit(form);
    const notice = await screen.findByRole('group', { name: en.forms.offline.title });
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(notice.textContent).toContain(en.forms.offline.kept);
    for (const [field, value] of Object.entries(values)) {
      const kept =
        form.querySelector<HTMLInputElement>(`[name="${field}"]:checked`) ?? control(field);
      if (typeof value === 'string') expect([field, kept.value]).toEqual([field, value]);
    }
    onLine.mockRestore();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(en.forms.offline.back)).toBeTruthy();
  });
});

/** Fields that drafts omit, besides files. */
const never = ['captcha', 'identityNumber'];

describe.each(['contact', 'data sharing', 'vacancies', 'order'])('the draft of %s', (name) => {
  const [element] = FORMS[name]!;

  it('is restored after a reload without identity numbers and codes, until it is cleared', async () => {
    const form = await open(element);
    const typed = [
      ...form.querySelectorAll<HTMLInputElement>('[type=text], [type=email], textarea'),
    ]
      .concat([...form.querySelectorAll<HTMLInputElement>('[type=tel]')])
      .filter((control) => control.name);
    expect(typed.length).toBeGreaterThan(4);
    for (const control of typed) {
      fireEvent.change(control, { target: { value: `1 ${control.name}` } });
    }
    cleanup();
    const kept = JSON.stringify({ ...sessionStorage });
    for (const field of never) expect(kept).not.toContain(`1 ${field}`);

    const again = await open(element);
    const { fileAgain, identityAgain } = en.submission;
    expect(again.textContent?.includes(fileAgain)).toBe(form.querySelector('[type=file]') !== null);
    expect(again.textContent?.includes(identityAgain)).toBe(
      form.querySelector('[name=identityNumber]') !== null,
    );
    for (const { name: field } of typed) {
      const control = again.querySelector<HTMLInputElement>(`[name="${field}"]`);
      const isRestored = !never.includes(field);
      expect([field, control?.value]).toEqual([field, isRestored ? `1 ${field}` : '']);
    }

    jest.spyOn(window, 'confirm').mockReturnValue(true);
    fireEvent.click(within(again).getByRole('button', { name: en.submission.clear }));
    const [first] = typed;
    expect((document.activeElement as HTMLInputElement).name).toBe(first?.name);
    expect((document.activeElement as HTMLInputElement).value).toBe('');
    expect({ ...sessionStorage }).toEqual({});
  });
});
