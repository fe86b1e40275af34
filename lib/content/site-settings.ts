import * as yup from 'yup';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchSingle } from './client';
import { entry, optionalText, requiredText } from './entry';
import { oneFile, picture } from './media';
import type { SiteSettings, SocialLink } from './types';

const NETWORKS: readonly SocialLink['network'][] = ['x', 'youtube', 'linkedin', 'instagram'];

/** A path of this site, not an address of another one. */
const OWN_PATH = /^\/(?![/\\])/;

function list<Shape extends yup.ObjectShape>(shape: Shape) {
  return yup.array(yup.object(shape).required()).nullable().default([]);
}

const siteSetting = entry({
  Headlines: list({ Title: requiredText, Lead: optionalText }),
  Counters: list({
    Key: requiredText,
    Value: yup.number().required(),
    Unit: optionalText,
    Label: requiredText,
    Note: optionalText,
  }),
  Tiles: list({ Title: requiredText, Text: optionalText, Link: optionalText, Image: oneFile }),
  HistoryTitle: optionalText,
  HistoryText: optionalText,
  HistoryYears: list({ Year: requiredText, Text: optionalText }),
  ShortNumber: optionalText,
  InternationalNumber: optionalText,
  Fax: optionalText,
  Email: optionalText,
  PostalBox: optionalText,
  Address: optionalText,
  SupportHours: optionalText,
  SocialLinks: list({
    Network: yup.string().oneOf(NETWORKS).required(),
    URL: yup
      .string()
      .matches(/^https:\/\//)
      .required(),
  }),
});

/** The home page's texts, contact facts and social links: one record (decisions, "Contact facts"). */
export const loadSiteSettings = cachedLoader({
  name: 'site-settings',
  version: 2,
  tags: ['site-setting'],
  load: async (locale: Locale): Promise<SiteSettings> => {
    const { attributes } = await fetchSingle('site-setting', locale, siteSetting);
    return {
      headlines: (attributes.Headlines ?? []).map(({ Title, Lead }) => ({
        title: Title,
        lead: Lead,
      })),
      counters: (attributes.Counters ?? []).map(({ Key, Value, Unit, Label, Note }) => ({
        key: Key,
        value: Value,
        unit: Unit,
        label: Label,
        note: Note,
      })),
      contact: {
        shortNumber: attributes.ShortNumber,
        internationalNumber: attributes.InternationalNumber,
        fax: attributes.Fax,
        email: attributes.Email,
        postalBox: attributes.PostalBox,
        address: attributes.Address,
        supportHours: attributes.SupportHours,
      },
      social: (attributes.SocialLinks ?? []).map(({ Network, URL: url }) => ({
        network: Network,
        url,
      })),
      tiles: (attributes.Tiles ?? [])
        .filter(({ Link }) => OWN_PATH.test(Link))
        .map(({ Title, Text, Link, Image }) => ({
          title: Title,
          text: Text,
          href: Link,
          picture: picture(Image, locale),
        })),
      history: {
        title: attributes.HistoryTitle,
        text: attributes.HistoryText,
        milestones: (attributes.HistoryYears ?? []).map(({ Year, Text }) => ({
          year: Year,
          text: Text,
        })),
      },
      updatedAt: attributes.updatedAt,
    };
  },
});
