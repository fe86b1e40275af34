import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { DateText } from '@/components/ui/DateText/DateText';
import { MomentText } from '@/components/ui/DateText/MomentText';
import { ExternalLink } from '@/components/ui/ExternalLink/ExternalLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { PageHeader } from '@/components/ui/PageHeader/PageHeader';
import { RouteLink } from '@/components/ui/RouteLink/RouteLink';
import { Prose } from '@/components/ui/Prose/Prose';
import { Tag } from '@/components/ui/Tag/Tag';
import type { Bid, OpenedBid } from '@/lib/e-services/types';
import { format } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { bidState } from '@/lib/e-services/bid-state';
import { feesText, stateLabel, stateTone } from './bidState';
import plainTable from '@/components/ui/shared/plainTable.module.css';
import styles from './TenderView.module.css';

interface Props {
  readonly locale: Locale;
  readonly bid: Bid;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A tender on its own page: state, dates, where to bid, documents, opened bids, award. */
export async function TenderView({ locale, bid, now }: Props) {
  const { biddings: labels } = await getMessages({ locale });
  const state = bidState(bid, now);
  const isOpen = state === 'open' || state === 'closing';
  const amount = (value: number) => format(labels.sar, { amount: value.toLocaleString('en-GB') });
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [labels.number, bid.number ? <LtrText key="number">{bid.number}</LtrText> : ''],
    [labels.columns.fees, feesText(bid.fees, labels)],
    [
      labels.columns.final,
      bid.finalAt ? (
        <MomentText key="final" locale={locale} value={bid.finalAt} side="end" />
      ) : (
        labels.none
      ),
    ],
    [
      labels.columns.envelopes,
      bid.envelopesAt ? (
        <DateText key="envelopes" locale={locale} value={bid.envelopesAt} />
      ) : (
        labels.none
      ),
    ],
  ];
  return (
    <>
      <PageHeader
        locale={locale}
        route="biddings"
        title={bid.title[locale]}
        trail={[{ label: bid.number || bid.title[locale] }]}
      />
      <div className="wrap page-body split split--main">
        <div className="split-first">
          {state ? (
            <p className={styles.state}>
              <Tag tone={stateTone(state)}>{stateLabel(bid, state, now, locale, labels)}</Tag>
            </p>
          ) : null}
          <dl className={styles.facts}>
            {facts.map(([label, value]) =>
              value === '' ? null : (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <BidiText>{value}</BidiText>
                  </dd>
                </div>
              ),
            )}
          </dl>
          <ul className={styles.ways}>
            {isOpen ? (
              <li>
                <a
                  href={`/api/biddings/${encodeURIComponent(bid.id)}/calendar?locale=${locale}`}
                  download
                >
                  <Icon name="calendar" />
                  {labels.calendar}
                </a>
              </li>
            ) : null}
            {isOpen && bid.fees !== 0 ? (
              <li>
                <RouteLink locale={locale} route="ePayment">
                  <Icon name="card" />
                  {labels.pay}
                </RouteLink>
              </li>
            ) : null}
            <li>
              <RouteLink locale={locale} route="contact">
                <Icon name="mail" />
                {labels.ask}
              </RouteLink>
            </li>
          </ul>
        </div>
        <div className="stack">
          {bid.award ? (
            <Section title={labels.award}>
              <p className="lead">
                <BidiText>{bid.award.bidder[locale]}</BidiText>:{' '}
                <span className={styles.amount}>{amount(bid.award.amount)}</span>
              </p>
              <p className="muted small">
                {labels.awardedAt} <DateText locale={locale} value={bid.award.awardedAt} />
              </p>
            </Section>
          ) : null}
          {bid.bids.length > 0 ? (
            <Section title={labels.bids}>
              <Bids {...{ locale, labels, amount }} bids={bid.bids} />
              <p className="muted small">{labels.bidsNote}</p>
            </Section>
          ) : null}
          <Section title={labels.documents}>
            {bid.documents.length > 0 ? (
              <ul className="plain">
                {bid.documents.map(({ title, url }) => (
                  <li key={url}>
                    <ExternalLink locale={locale} href={url}>
                      <BidiText>{title[locale]}</BidiText>
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            ) : (
              <p>{labels.noDocuments}</p>
            )}
          </Section>
          <Section title={labels.columns.location}>
            <Prose html={bid.location[locale]} />
          </Section>
          <p>
            <ButtonLink href={routeHref(locale, 'biddings')} variant="ghost">
              <Icon name="back" />
              {labels.back}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

interface BidsProps {
  readonly locale: Locale;
  readonly labels: { readonly bids: string; readonly bidder: string; readonly amount: string };
  readonly amount: (value: number) => string;
  readonly bids: readonly OpenedBid[];
}

function Bids({ locale, labels, amount, bids }: BidsProps) {
  return (
    <table className={plainTable.table}>
      <caption className="visually-hidden">{labels.bids}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.bidder}</th>
          <th scope="col">{labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {bids.map(({ bidder, amount: value }) => (
          <tr key={`${bidder.en} ${value}`}>
            <th scope="row">
              <BidiText>{bidder[locale]}</BidiText>
            </th>
            <td className={`num ${styles.amount}`}>{amount(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
