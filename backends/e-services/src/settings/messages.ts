import { DEPARTMENTS, type Department } from '@ports-authority/e-services-contract';
import { readHolidays, type Holidays } from '../cases/holidays.js';
import { packagePath } from '../paths.js';
import { isInnerUrl, isSafeUrl, isSmtpUrl, type Reader } from './reader.js';
import { MAX_RETENTION_DAYS } from './submissions.js';

/** Desk API and case handling. */
export function readDesk(reader: Reader, siteToken: string) {
  const { faults, value, refuse, wholeNumber, oneOf, hostName, secret, production } = reader;
  const isOff = value('DESK_TOKEN') === 'off';
  const token = isOff ? '' : secret('DESK_TOKEN', false);
  if (!token && !isOff && production) {
    faults.push(
      'DESK_TOKEN must be set when NODE_ENV is production: the token that the CMS has too, or "off" if staff do not work at the desk.',
    );
  }
  if (token && token === siteToken) {
    faults.push('DESK_TOKEN must not be E_SERVICES_TOKEN: the site must not reach the desk.');
  }
  const readHolidaysFile = (): Holidays => {
    try {
      return readHolidays(value('HOLIDAYS_FILE') ?? packagePath('data/holidays.json'));
    } catch {
      refuse('HOLIDAYS_FILE', 'a JSON file with the shape of data/holidays.json');
      return { rules: [], days: [] };
    }
  };
  return {
    /** Without a token the desk is off. */
    desk: {
      host: hostName('DESK_HOST'),
      port: wholeNumber('DESK_PORT', 4001, 1, 65535),
      token,
      unscannedFiles: oneOf('DESK_UNSCANNED_FILES', 'off', ['on', 'off']) === 'on',
    },
    accessLogDays: wholeNumber('DESK_ACCESS_LOG_DAYS', 730, 30, MAX_RETENTION_DAYS),
    holidays: readHolidaysFile(),
  };
}

/** Mail, text messages, webhook, subscriptions. */
export function readMessages(reader: Reader) {
  const { value, wholeNumber, secret, webUrl } = reader;
  const mail = readMail(reader);
  const smsUrl = webUrl('SMS_URL');
  const smsToken = secret('SMS_TOKEN', smsUrl !== '');
  const webhookUrl = webUrl('WEBHOOK_URL');
  const webhookSecret = secret('WEBHOOK_SECRET', webhookUrl !== '');
  const siteUrl = webUrl('SITE_URL').replace(/\/+$/, '');
  return {
    mail,
    sms: smsUrl ? { url: smsUrl, token: smsToken } : undefined,
    webhook: webhookUrl ? { url: webhookUrl, secret: webhookSecret } : undefined,
    notices: {
      mail: mail !== undefined,
      sms: smsUrl !== '',
      webhook: webhookUrl !== '',
      domain: (value('MAIL_FROM') ?? '').split('@')[1] ?? 'localhost',
      siteUrl,
      mayReply: Boolean(value('MAIL_REPLY_TO')),
      departmentMail: readDepartmentMail(reader),
      perRecipient: wholeNumber('ACKNOWLEDGEMENTS_PER_DAY', 20, 1, 1_000_000),
    },
    subscriptions: {
      isOn: mail !== undefined && siteUrl !== '',
      /** Signs links; empty: the captcha's secret. */
      key: secret('SUBSCRIPTION_KEY', false),
      siteApiUrl: readSiteApiUrl(reader) || siteUrl,
      digestHour: wholeNumber('SUBSCRIPTION_DIGEST_HOUR', 7, 0, 23),
      everyMs: wholeNumber('SUBSCRIPTION_LOOK_SECONDS', 30, 1, 3600) * 1000,
      linksPerDay: wholeNumber('SUBSCRIPTION_LINKS_PER_DAY', 5, 1, 1_000_000),
      perClient: wholeNumber('SUBSCRIPTIONS_PER_CLIENT', 20, 1, 1_000_000),
    },
  };
}

function readMail({ faults, value, mailAddress, production }: Reader) {
  const url = value('SMTP_URL') ?? '';
  if (!url && production) {
    faults.push(
      'SMTP_URL must be set when NODE_ENV is production: smtp(s)://user:password@host:port, or "off" if no mail is sent.',
    );
  }
  const from = mailAddress('MAIL_FROM');
  const replyTo = mailAddress('MAIL_REPLY_TO');
  if (!url || url === 'off') return undefined;
  if (!isSmtpUrl(url)) {
    faults.push('SMTP_URL must be a URL like smtps://user:password@host:465, or off.');
  }
  if (!from) {
    faults.push('MAIL_FROM must be set when SMTP_URL is: the address that mails come from.');
  }
  return { url, from, replyTo };
}

function readDepartmentMail({ mailAddress }: Reader) {
  const fallback = mailAddress('DESK_MAIL');
  return Object.fromEntries(
    DEPARTMENTS.map((department) => [
      department,
      mailAddress(`DESK_MAIL_${department.toUpperCase().replaceAll('-', '_')}`) || fallback,
    ]),
  ) as Record<Department, string>;
}

function readSiteApiUrl({ value, refuse }: Reader): string {
  const text = (value('SITE_API_URL') ?? '').replace(/\/+$/, '');
  if (text && !isSafeUrl(text) && !isInnerUrl(text)) {
    refuse(
      'SITE_API_URL',
      'an https URL, or an http URL of this machine or a name without a domain',
    );
  }
  return text;
}
