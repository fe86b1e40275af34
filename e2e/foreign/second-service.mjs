import { randomBytes, randomInt } from 'node:crypto';
import { CODE_CHARACTERS, codePicture } from './files.mjs';
import { startServer } from './http-server.mjs';

/* A third-party e-services API, written from sections 3 and 7 of the specification only: its own
   base path and session cookies, the specified calls and fields and no others. */

/**
 * @typedef {import('./http-server.mjs').Received} Received
 * @typedef {import('./http-server.mjs').Reply} Reply
 */

const BASE_PATH = '/api/v2/portal';
const SESSION_COOKIE = 'PORTAL_SESSION';
const ROUTE_COOKIE = 'lb-node';
const CONTROL = '/__control/';
const CODE_LENGTH = 5;
const INVALID_CAPTCHA = 'Invalid Captcha';

/** Parameters of each call; those without a default are required. */
const QUERIES = {
  searchVesselSchedule: [
    'AgentName',
    'VesselName',
    'Status',
    'Port',
    'StartDate',
    'EndDate',
    'captcha',
  ],
  searchAgents: ['Port', 'AgentName', 'captcha'],
  transactionStatus: ['DocumentNumber', 'HDate', 'captcha'],
  captcha: [],
  lookups: [],
  biddings: [],
  mainCategories: [],
  subCategories: ['maincategory'],
  movable: ['subCategory'],
  getAnnouncements: [],
};

/** Fields of each form, including files. */
export const PAYLOADS = {
  applyJob: ['firstName', 'lastName', 'email', 'phone', 'message', 'resume', 'captcha'],
  contactUs: [
    'name',
    'emailAddress',
    'captcha',
    'phoneNumber',
    'mobileNumber',
    'identityNumber',
    'relationToPorts',
    'port',
    'purpose',
    'details',
    'file',
  ],
  orderForm: [
    'Title',
    'IdentityNo',
    'MobileNo',
    'Email',
    'DirectionName',
    'DepartmentName',
    'Location',
    'MangulCategory',
    'Port',
    'AvalibleQuantity',
    'Quantity',
    'Explain',
    'MainCategory',
    'ManqulName',
    'Created',
    'Modified',
    'Author',
    'Editor',
    'captcha',
  ],
  remarks: ['name', 'phoneNumber', 'details'],
  dataSharing: [
    'name',
    'applicant',
    'mobileNumber',
    'emailAddress',
    'purpose',
    'requiredData',
    'dataSharingAgreement',
    'containsPersonalData',
    'applicantIsDataOfficer',
    'dataLegalBasis',
    'accessAPIs',
    'captcha',
  ],
};

const VESSELS = [
  {
    trafficType: 'Expected',
    arrivalDate: '2026-12-02T06:00:00',
    departureDate: '2026-12-04T18:30:00',
    agent: 'Blue Anchor Agencies',
    tonnage: '42,500',
    vessel: 'MV Northern Pearl',
    port: 'Marjan Port',
    status: 'Expected',
    startDate: '2026-12-02T08:00:00',
    endDate: '2026-12-04T16:00:00',
  },
  {
    trafficType: 'In Port',
    arrivalDate: '2026-11-25T00:00:00',
    departureDate: null,
    agent: 'Crescent Shipping',
    tonnage: 18200,
    vessel: 'MT Desert Rose',
    port: 'Marjan Port',
    status: 'In Port',
    startDate: null,
    endDate: null,
  },
  {
    trafficType: 'Under Repair',
    arrivalDate: '11/20/2026',
    departureDate: '',
    agent: null,
    tonnage: null,
    vessel: 'MV Lone Star',
    port: 'Marjan Port',
    status: 'Under Repair',
    startDate: null,
    endDate: null,
  },
];

const AGENTS = [
  {
    title: 'Blue Anchor Agencies',
    company: 'Blue Anchor Company Limited',
    address: 'Harbour Road 12',
    description: 'Container lines',
  },
  { title: 'Crescent Shipping', company: null, address: '', description: null },
];

const TRANSACTION = {
  REFERENCE_NUMBER: '45001234',
  DOCUMENT_DATE_HIJRI: '5/3/1448',
  SUBJECT: 'طلب تمديد عقد',
  CATEGORY: 'عقود',
  DOCUMENT_FROM_ORG_NAME: 'شركة خدمات المرجان',
  DIRECTED_TO: 'إدارة العقود',
  STATUS: 'تحت الدراسة',
  TRANSFER_DATE_HIJRI: '7/3/1448',
};

const LOOKUPS = {
  vesselPorts: [
    { title: 'Marjan Port', titleAr: 'ميناء المرجان' },
    { title: 'Lulu Port', titleAr: 'ميناء اللؤلؤ' },
  ],
  vesselTrafficTypes: [
    { id: -1, title: 'All', titleAr: 'الكل' },
    { id: 1, title: 'Expected', titleAr: 'متوقعة' },
    { id: 2, title: 'In Port', titleAr: 'في الميناء' },
  ],
};

const BIDDINGS = [
  {
    title: 'توريد رافعات شوكية',
    compDocumentFeesAr: '2000',
    compSubmissionLocationAr: '<p>مبنى الهيئة، الدور الثاني</p>',
    compFinalDateAr: '2026-12-20T13:00:00',
    openEnvelopesDate: '2026-12-21T10:00:00',
    day: 'الاثنين',
  },
  {
    title: 'صيانة أجهزة الملاحة',
    compDocumentFeesAr: 500,
    compSubmissionLocationAr: null,
    compFinalDateAr: '2027-01-10',
    openEnvelopesDate: '2027-01-11',
    day: null,
  },
  {
    title: 'نظافة المباني الإدارية',
    compDocumentFeesAr: 'مجانًا',
    compSubmissionLocationAr: 'البوابة الرئيسية',
    compFinalDateAr: null,
    openEnvelopesDate: null,
    day: '',
  },
];

const MAIN_CATEGORIES = [
  { id: 1, title: 'Furniture' },
  { id: 2, title: 'Vehicles' },
];

/** By the id of their main category. */
const SUB_CATEGORIES = [
  { main: 1, id: 11, title: 'Desks' },
  { main: 1, id: 12, title: 'Chairs' },
  { main: 2, id: 21, title: 'Forklifts' },
];

const MOVABLES = [
  {
    title: 'Wooden desk',
    category: { title: 'Furniture', id: 1 },
    subcategory: { title: 'Desks' },
    port: { port: 'Marjan Port', id: 7 },
    quantity: 25,
    created: '2026-05-01T08:00:00',
    modified: '2026-06-01T09:30:00',
    author: 'warehouse1',
    editor: 'warehouse2',
  },
  {
    title: 'Steel desk',
    category: { title: 'Furniture', id: 1 },
    subcategory: { title: 'Desks' },
    port: { port: 'Lulu Port', id: 8 },
    quantity: '4',
    created: '2026-05-02T08:00:00',
    modified: null,
    author: null,
    editor: null,
  },
  {
    title: 'Diesel forklift',
    category: { title: 'Vehicles', id: 2 },
    subcategory: { title: 'Forklifts' },
    port: { port: 'Marjan Port', id: 7 },
    quantity: 2,
    created: '2026-05-03T08:00:00',
    modified: '2026-05-04T08:00:00',
    author: 'warehouse1',
    editor: 'warehouse1',
  },
];

const ANNOUNCEMENTS = [
  { id: 71, details: '<p>تبدأ المزايدة الساعة العاشرة صباحًا.</p>' },
  { id: '72', details: null },
];

class Refusal extends Error {
  /** @param {Reply} reply */
  constructor(reply) {
    super('refused');
    this.reply = reply;
  }
}

/** @param {number} status @param {string} error */
function refused(status, error) {
  return new Refusal({ status, json: { isSuccess: false, error } });
}

/**
 * Starts the second service. `GET /__control/captchas/{comment of the picture}` returns a code, `GET
 * /__control/received` the requests.
 * @returns {Promise<{ url: string, baseUrl: string, stop: () => Promise<void> }>}
 */
export async function startSecondService() {
  /** @type {Received[]} */
  const received = [];
  /** Codes by session, and by picture. */
  const sessions = new Map();
  const pictures = new Map();

  const server = await startServer((request) => {
    const { path } = request;
    if (path.startsWith(CONTROL)) return control(path.slice(CONTROL.length));
    received.push(request);
    try {
      return serviceReply(request);
    } catch (error) {
      if (error instanceof Refusal) return error.reply;
      throw error;
    }
  });
  return { ...server, baseUrl: server.url + BASE_PATH };

  /** @param {string} name @returns {Reply} */
  function control(name) {
    if (name.startsWith('captchas/')) {
      const code = pictures.get(name.slice('captchas/'.length));
      return { status: code ? 200 : 404, json: { code } };
    }
    return { json: received };
  }

  /** @param {Received} request @returns {Reply} */
  function serviceReply(request) {
    const { method, path } = request;
    const operation = path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length + 1) : '';
    if (method === 'GET' && Object.hasOwn(QUERIES, operation)) return call(operation, request);
    if (method === 'POST' && Object.hasOwn(PAYLOADS, operation)) return form(operation, request);
    return { status: 404, text: 'No HTTP resource was found that matches the request.' };
  }

  /** @param {string} operation @param {Received} request @returns {Reply} */
  function call(operation, request) {
    const { query } = request;
    const names = QUERIES[/** @type {keyof typeof QUERIES} */ (operation)];
    const unknown = Object.keys(query).find((name) => !names.includes(name));
    const missing = names.find((name) => !Object.hasOwn(query, name));
    if (unknown ?? missing) throw refused(400, `Parameter ${unknown ?? missing} is not valid`);
    switch (operation) {
      case 'captcha':
        return newCaptcha(request);
      case 'searchVesselSchedule':
        return searchVessels(request);
      case 'searchAgents':
        return searchAgents(request);
      case 'transactionStatus':
        return findTransaction(request);
      case 'lookups':
        return list(LOOKUPS);
      case 'biddings':
        return list(BIDDINGS);
      case 'mainCategories':
        return list(MAIN_CATEGORIES);
      case 'subCategories':
        return list(
          SUB_CATEGORIES.filter(({ main }) => String(main) === query.maincategory).map(
            ({ id, title }) => ({ id, title }),
          ),
        );
      case 'movable': {
        const chosen = SUB_CATEGORIES.find(({ id }) => String(id) === query.subCategory);
        return list(MOVABLES.filter(({ subcategory }) => subcategory.title === chosen?.title));
      }
      default:
        return list(ANNOUNCEMENTS);
    }
  }

  /** @param {unknown} data @returns {Reply} */
  function list(data) {
    return { json: data };
  }

  /** @param {Received} request @returns {Reply} */
  function newCaptcha(request) {
    const known = findSession(request);
    const session = known ?? randomBytes(12).toString('hex');
    const code = Array.from(
      { length: CODE_LENGTH },
      () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)],
    ).join('');
    const comment = randomBytes(6).toString('hex');
    sessions.set(session, code);
    pictures.set(comment, code);
    const cookies = [
      `${SESSION_COOKIE}=${session}; Path=${BASE_PATH}; HttpOnly; SameSite=Lax`,
      `${ROUTE_COOKIE}="n2.${session.slice(0, 4)}"; Path=/`,
    ];
    return {
      bytes: codePicture(code, comment),
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'no-cache',
        ...(known ? {} : { 'Set-Cookie': cookies }),
      },
    };
  }

  /** The session of a request that also has the load balancer's cookie. @param {Received} request */
  function findSession({ headers }) {
    const cookies = Object.fromEntries(
      (headers.cookie ?? '').split(';').map((part) => part.trim().split('=')),
    );
    const session = cookies[SESSION_COOKIE] ?? '';
    const isRouted = cookies[ROUTE_COOKIE] === `"n2.${session.slice(0, 4)}"`;
    return isRouted && sessions.has(session) ? session : undefined;
  }

  /** Consumes the code of a session. @param {Received} request @param {string | undefined} typed */
  function isRightCode(request, typed) {
    const session = findSession(request);
    const code = session && sessions.get(session);
    if (session) sessions.set(session, '');
    return Boolean(code) && typed?.toUpperCase() === code;
  }

  /** @param {unknown} rows @returns {Reply} */
  function searchReply(rows) {
    return { json: { isSuccess: true, error: null, data: rows } };
  }

  /** @param {Received} request @returns {Reply} */
  function searchVessels(request) {
    const { Port, StartDate, EndDate, Status, AgentName, VesselName, captcha } = request.query;
    if (!isRightCode(request, captcha)) throw refused(200, INVALID_CAPTCHA);
    for (const date of [StartDate, EndDate]) {
      if (date && !/^\d\d\/\d\d\/\d{4}$/.test(date)) throw refused(400, 'Date is not MM/DD/YYYY');
    }
    const wanted = LOOKUPS.vesselTrafficTypes.find(({ id }) => String(id) === Status);
    if (!wanted) throw refused(400, 'Status is not valid');
    const rows = VESSELS.filter(
      (row) =>
        row.port === Port &&
        (wanted.id === -1 || row.status === wanted.title) &&
        includes(row.agent, AgentName) &&
        includes(row.vessel, VesselName),
    );
    return searchReply(rows);
  }

  /** @param {Received} request @returns {Reply} */
  function searchAgents(request) {
    const { Port, AgentName, captcha } = request.query;
    if (!isRightCode(request, captcha)) throw new Refusal({ status: 400, text: INVALID_CAPTCHA });
    const rows =
      Port === 'Marjan Port' ? AGENTS.filter(({ title }) => includes(title, AgentName)) : [];
    return searchReply(rows);
  }

  /** @param {Received} request @returns {Reply} */
  function findTransaction(request) {
    const { DocumentNumber, HDate, captcha } = request.query;
    if (!isRightCode(request, captcha)) throw refused(403, INVALID_CAPTCHA);
    if (!/^\d{1,2}\/\d\d\/\d{4}$/.test(HDate ?? '')) throw refused(400, 'HDate is not D/MM/YYYY');
    if (DocumentNumber !== TRANSACTION.REFERENCE_NUMBER) throw refused(404, 'No records found');
    return { json: { isSuccess: true, error: null, data: TRANSACTION } };
  }

  /** @param {string} operation @param {Received} request @returns {Reply} */
  function form(operation, request) {
    const names = PAYLOADS[/** @type {keyof typeof PAYLOADS} */ (operation)];
    const files = request.files.map(({ field }) => field);
    const given = [...Object.keys(request.fields), ...files];
    const unknown = given.filter((name) => !names.includes(name));
    // An order has one extra, empty field.
    const isBlank = operation === 'orderForm' && request.fields[unknown[0] ?? ''] === '';
    if (
      unknown.length !== Number(operation === 'orderForm') ||
      (unknown.length === 1 && !isBlank)
    ) {
      throw refused(400, `Fields are not valid: ${unknown.join(', ')}`);
    }
    const missing = names.find((name) => !given.includes(name));
    if (missing) throw refused(400, `Field ${missing} is missing`);
    if (names.includes('captcha') && !isRightCode(request, request.fields.captcha)) {
      throw refused(200, INVALID_CAPTCHA);
    }
    return { json: RESULTS[/** @type {keyof typeof RESULTS} */ (operation)] };
  }
}

/** Response to an accepted form. */
const RESULTS = {
  orderForm: { isSuccess: true, error: null, data: { message: 'Order Placed' } },
  dataSharing: { isSuccess: true, error: '', data: { message: 'Request received' } },
  remarks: { isSuccess: true, error: null, data: [] },
  contactUs: { isSuccess: true, error: null, data: null },
  applyJob: { isSuccess: true },
};

/** @param {string | null} text @param {string | undefined} part */
function includes(text, part = '') {
  return (text ?? '').toLowerCase().includes(part.toLowerCase());
}
