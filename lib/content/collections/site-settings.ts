import * as yup from 'yup';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { nullIfUnpublished, SingleType } from '../collection';
import { defaults } from './defaults';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { componentList, optionalText, requiredText } from '../fields';
import { oneFile, picture } from '../media-fields';
import { messages } from '../../i18n/messages';
import { RELEASE_DATE } from '../../startup/release';
import { labelled, pageSearchText, summaryText } from '../search-text';
import type { Entry, Picture } from '../types';
import { ifAvailable } from '../unavailable';

/** The authority's contact facts, used everywhere. */
export interface ContactFacts {
  readonly shortNumber: string;
  readonly internationalNumber: string;
  readonly fax: string;
  readonly email: string;
  readonly postalBox: string;
  readonly address: string;
  readonly supportHours: string;
}

/** A social network profile. */
export interface SocialLink {
  readonly network: 'x' | 'youtube' | 'linkedin' | 'instagram';
  readonly url: string;
}

export interface Headline {
  readonly title: string;
  readonly lead: string;
}

/** A figure of the home page: `1.1` + `مليار`, or `15` + `K`. */
export interface CounterFigure {
  readonly key: string;
  readonly value: number;
  readonly unit: string;
  readonly label: string;
  readonly note: string;
}

/** A picture tile of the home page; `href` is a path without a language. */
export interface InformationTile {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly picture: Picture | null;
}

/** Texts of the home page's history section. */
export interface HistoryIntro {
  readonly title: string;
  readonly text: string;
  readonly milestones: readonly { readonly year: string; readonly text: string }[];
}

/** The home page's texts, contact facts and social links. */
export interface SiteSettings extends Entry {
  readonly headlines: readonly Headline[];
  readonly counters: readonly CounterFigure[];
  readonly contact: ContactFacts;
  readonly social: readonly SocialLink[];
  readonly tiles: readonly InformationTile[];
  readonly history: HistoryIntro;
}

const NETWORKS: readonly SocialLink['network'][] = ['x', 'youtube', 'linkedin', 'instagram'];

/** Not `//` or `/\\`, which browsers read as another host. */
const OWN_PATH = /^\/(?![/\\])/;

/** Undefined if the content type lacks the field, empty if editors cleared it. */
const givenText = optionalText.default(undefined);

/** Undefined if the content type lacks the field. */
const components = <Shape extends yup.ObjectShape>(shape: Shape) =>
  componentList(shape).default(undefined);

const siteSetting = new SingleType('site-setting', {
  Headlines: components({ Title: requiredText, Lead: optionalText }),
  Counters: components({
    Key: requiredText,
    Value: yup.number().required(),
    Unit: optionalText,
    Label: requiredText,
    Note: optionalText,
  }),
  Tiles: components({
    Title: requiredText,
    Text: optionalText,
    Link: yup.string().matches(OWN_PATH).required(),
    Image: oneFile,
  }),
  HistoryTitle: givenText,
  HistoryText: givenText,
  HistoryYears: components({ Year: requiredText, Text: optionalText }),
  ShortNumber: givenText,
  InternationalNumber: givenText,
  Fax: givenText,
  Email: givenText,
  PostalBox: givenText,
  Address: givenText,
  SupportHours: givenText,
  SocialLinks: components({
    Network: yup.string().oneOf(NETWORKS).required(),
    URL: yup
      .string()
      .matches(/^https:\/\//)
      .required(),
  }),
});

/** Editors' settings merged with built-in ones. */
async function readSettings(locale: Locale): Promise<SiteSettings> {
  const raw = await nullIfUnpublished(siteSetting.read(locale));
  const builtIn = defaults[locale].settings;
  if (!raw) return { ...builtIn, updatedAt: RELEASE_DATE };
  const { contact, history } = builtIn;
  return {
    headlines:
      raw.Headlines?.map(({ Title, Lead }) => ({ title: Title, lead: Lead })) ?? builtIn.headlines,
    counters:
      raw.Counters?.map(({ Key, Value, Unit, Label, Note }) => ({
        key: Key,
        value: Value,
        unit: Unit,
        label: Label,
        note: Note,
      })) ?? builtIn.counters,
    contact: {
      // Required: error messages contain these two.
      shortNumber: raw.ShortNumber || contact.shortNumber,
      supportHours: raw.SupportHours || contact.supportHours,
      internationalNumber: raw.InternationalNumber ?? contact.internationalNumber,
      fax: raw.Fax ?? contact.fax,
      email: raw.Email ?? contact.email,
      postalBox: raw.PostalBox ?? contact.postalBox,
      address: raw.Address ?? contact.address,
    },
    social:
      raw.SocialLinks?.map(({ Network, URL: url }) => ({ network: Network, url })) ??
      builtIn.social,
    tiles:
      raw.Tiles?.map(({ Title, Text, Link, Image }) => ({
        title: Title,
        text: Text,
        href: Link,
        picture: picture(Image, locale),
      })) ?? builtIn.tiles,
    history: {
      title: raw.HistoryTitle ?? history.title,
      text: raw.HistoryText ?? history.text,
      milestones:
        raw.HistoryYears?.map(({ Year, Text }) => ({ year: Year, text: Text })) ??
        history.milestones,
    },
    updatedAt: raw.updatedAt,
  };
}

/** @throws ContentUnavailableError */
export const loadSiteSettings = cachedLoader({
  name: 'site-settings',
  version: 2,
  tags: ['site-setting'],
  load: readSettings,
});

/** The contact facts; built-in ones while the editors' are unavailable. */
export async function loadContactFacts(locale: Locale): Promise<ContactFacts> {
  const settings = await ifAvailable(loadSiteSettings(locale));
  return (settings ?? defaults[locale].settings).contact;
}

export const siteSettingContent: ContentDescriptor = {
  search: {
    name: 'contact-facts',
    tags: ['site-setting'],
    load: async (locale) => {
      const { contact } = await readSettings(locale);
      const { contact: labels, ports, routes } = messages[locale];
      const facts = labelled(
        [labels.centre, contact.shortNumber],
        [labels.fromAbroad, contact.internationalNumber],
        [labels.fax, contact.fax],
        [labels.email, contact.email],
        [ports.postalAddress, contact.postalBox],
        [labels.map, contact.address],
      );
      const summary = summaryText([...facts, contact.supportHours].join('<br>'));
      const own = { id: 'contact', title: routes.contact, summary };
      return [pageSearchText(locale, { key: 'contact' }, own)];
    },
  },
  changes: lastChangeLoader('site-setting', siteSetting),
};
