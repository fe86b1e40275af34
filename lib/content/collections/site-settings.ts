import * as yup from 'yup';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { SingleType } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { componentList, optionalText, requiredText } from '../fields';
import { oneFile, picture } from '../media-fields';
import { messages } from '../../i18n/messages';
import { labelled, pageSearchText, summaryText } from '../search-text';
import type { Entry, Picture } from '../types';

/** The authority's contact facts: one record, used everywhere. */
export interface ContactFacts {
  readonly shortNumber: string;
  readonly internationalNumber: string;
  readonly fax: string;
  readonly email: string;
  readonly postalBox: string;
  readonly address: string;
  readonly supportHours: string;
}

/** One of the authority's pages in a social network. */
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

/** A picture tile of the home page; `href` is a path of this site without a language. */
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

/** A path of this site, not a URL of another one: browsers read `//` and `/\\` as another host. */
const OWN_PATH = /^\/(?![/\\])/;

const siteSetting = new SingleType('site-setting', {
  Headlines: componentList({ Title: requiredText, Lead: optionalText }),
  Counters: componentList({
    Key: requiredText,
    Value: yup.number().required(),
    Unit: optionalText,
    Label: requiredText,
    Note: optionalText,
  }),
  Tiles: componentList({
    Title: requiredText,
    Text: optionalText,
    Link: optionalText,
    Image: oneFile,
  }),
  HistoryTitle: optionalText,
  HistoryText: optionalText,
  HistoryYears: componentList({ Year: requiredText, Text: optionalText }),
  ShortNumber: optionalText,
  InternationalNumber: optionalText,
  Fax: optionalText,
  Email: optionalText,
  PostalBox: optionalText,
  Address: optionalText,
  SupportHours: optionalText,
  SocialLinks: componentList({
    Network: yup.string().oneOf(NETWORKS).required(),
    URL: yup
      .string()
      .matches(/^https:\/\//)
      .required(),
  }),
});

/** @throws NotPublishedError, ContentUnavailableError */
export const loadSiteSettings = cachedLoader({
  name: 'site-settings',
  version: 2,
  tags: ['site-setting'],
  load: async (locale: Locale): Promise<SiteSettings> => {
    const raw = await siteSetting.read(locale);
    return {
      headlines: (raw.Headlines ?? []).map(({ Title, Lead }) => ({
        title: Title,
        lead: Lead,
      })),
      counters: (raw.Counters ?? []).map(({ Key, Value, Unit, Label, Note }) => ({
        key: Key,
        value: Value,
        unit: Unit,
        label: Label,
        note: Note,
      })),
      contact: {
        shortNumber: raw.ShortNumber,
        internationalNumber: raw.InternationalNumber,
        fax: raw.Fax,
        email: raw.Email,
        postalBox: raw.PostalBox,
        address: raw.Address,
        supportHours: raw.SupportHours,
      },
      social: (raw.SocialLinks ?? []).map(({ Network, URL: url }) => ({
        network: Network,
        url,
      })),
      tiles: (raw.Tiles ?? [])
        .filter(({ Link }) => OWN_PATH.test(Link))
        .map(({ Title, Text, Link, Image }) => ({
          title: Title,
          text: Text,
          href: Link,
          picture: picture(Image, locale),
        })),
      history: {
        title: raw.HistoryTitle,
        text: raw.HistoryText,
        milestones: (raw.HistoryYears ?? []).map(({ Year, Text }) => ({
          year: Year,
          text: Text,
        })),
      },
      updatedAt: raw.updatedAt,
    };
  },
});

export const siteSettingContent: ContentDescriptor = {
  onEveryPage: true,
  search: {
    name: 'contact-facts',
    tags: ['site-setting'],
    load: async (locale) => {
      const raw = await siteSetting.read(locale);
      const { contact: labels, ports, routes } = messages[locale];
      const facts = labelled(
        [labels.centre, raw.ShortNumber],
        [labels.fromAbroad, raw.InternationalNumber],
        [labels.fax, raw.Fax],
        [labels.email, raw.Email],
        [ports.postalAddress, raw.PostalBox],
        [labels.map, raw.Address],
      );
      const summary = summaryText([...facts, raw.SupportHours].join('<br>'));
      const own = { id: 'contact', title: routes.contact, summary };
      return [pageSearchText(locale, { key: 'contact' }, own)];
    },
  },
  changes: lastChangeOf('site-setting', siteSetting),
};
