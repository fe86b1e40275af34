import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { config } from '@/lib/config';
import type { FoundCircular } from '@/lib/content/collections/circulars';
import type { PortLink } from '@/lib/content/collections/ports';
import type { RelatedCircular } from '@/lib/content/circulars/relations';
import { direction, type Locale } from '@/lib/i18n/locales';
import { circularAnchor, circularHref } from '@/lib/routing/circular-pages';
import { routeHref } from '@/lib/routing/links';
import { circularData } from '@/lib/seo/structured-data/circular';
import { PrintButton } from '../media/article/PrintButton';
import { ShareButton } from '../media/article/ShareButton';
import { BidiText } from '../ui/BidiText/BidiText';
import { StructuredData } from '../ui/StructuredData/StructuredData';
import { Alert } from '../ui/Alert/Alert';
import { Breadcrumb } from '../ui/Breadcrumb/Breadcrumb';
import { ButtonLink } from '../ui/Button/ButtonLink';
import { DocumentLink } from '../ui/data-table/DocumentLink';
import { DateText } from '../ui/DateText/DateText';
import { Icon } from '../ui/Icon/Icon';
import { LtrText } from '../ui/LtrText/LtrText';
import { Prose } from '../ui/Prose/Prose';
import { QrCode } from '../ui/QrCode/QrCode';
import styles from './CircularView.module.css';

interface Props {
  readonly locale: Locale;
  readonly found: FoundCircular;
  readonly ports: readonly PortLink[];
}

/** A circular on its own page: subject, text, related circulars, document. */
export async function CircularView({ locale, found, ports }: Props) {
  const t = await getTranslations({ locale });
  const { circular, language } = found;
  const { number, subject, description, body, withdrawnFrom, relations } = circular;
  const written = language === locale ? {} : { lang: language, dir: direction(language) };
  const named = ports.filter(({ slug }) => circular.ports.includes(slug));
  const date = (value: string | null) => value && <DateText locale={locale} value={value} />;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('circulars.number'), <LtrText key="number">{number}</LtrText>],
    [t('circulars.documentDate'), date(circular.releasedAt)],
    [t('circulars.effectiveFrom'), date(circular.effectiveFrom)],
    [t('circulars.withdrawn'), date(withdrawnFrom)],
    [
      t('circulars.category'),
      circular.category && (
        <span {...written}>
          <BidiText>{circular.category}</BidiText>
        </span>
      ),
    ],
    [
      t('circulars.directedTo'),
      circular.directedTo && (
        <span {...written}>
          <BidiText>{circular.directedTo}</BidiText>
        </span>
      ),
    ],
    [
      t('circulars.ports'),
      named.length > 0
        ? named.map(({ slug, name }) => (
            <a key={slug} href={routeHref(locale, 'ports', { query: { port: slug } })}>
              {name}
            </a>
          ))
        : t('circulars.allPorts'),
    ],
    [
      t('circulars.organization'),
      circular.organization && (
        <span {...written}>
          <BidiText>{circular.organization}</BidiText>
        </span>
      ),
    ],
    [t('circulars.transferredAt'), date(circular.transferredAt)],
    [t('circulars.publishedAt'), date(circular.publishedAt)],
  ];
  const name = t('circulars.name', { number });
  const url = config().siteUrl + circularHref(locale, number);
  return (
    <div className={`wrap page-body ${styles.page ?? ''}`}>
      <StructuredData things={[circularData(found, { authority: t('authority.name') })]} />
      <Breadcrumb locale={locale} route="circulars" trail={[{ label: name }]} />
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.number}>
            {t('circulars.nameBefore')} <LtrText>{number}</LtrText>
          </p>
          <h1 className={styles.title} {...(subject ? written : {})}>
            <BidiText>{subject || name}</BidiText>
          </h1>
        </header>
        {language === locale ? null : <Alert tone="info">{t('circulars.otherLanguageOnly')}</Alert>}
        {withdrawnFrom ? (
          <Alert tone="warning" title={t('circulars.withdrawnTitle')} headingLevel={2}>
            {t('circulars.withdrawn')} <DateText locale={locale} value={withdrawnFrom} />
          </Alert>
        ) : null}
        {relations.replacedBy.length > 0 ? (
          <Alert tone="warning" title={t('circulars.replacedTitle')} headingLevel={2}>
            <Related locale={locale} circulars={relations.replacedBy} />
          </Alert>
        ) : null}
        <div className={styles.columns}>
          <div className={styles.text}>
            {description ? (
              <p className="lead" {...written}>
                <BidiText>{description}</BidiText>
              </p>
            ) : null}
            {body ? (
              <div {...written}>
                <Prose html={body} />
              </div>
            ) : null}
            {relations.replaces.length > 0 ? (
              <section>
                <h2 className={styles.heading}>{t('circulars.replaces')}</h2>
                <Related locale={locale} circulars={relations.replaces} />
              </section>
            ) : null}
          </div>
          <aside className={styles.side} aria-label={t('circulars.facts')}>
            <DocumentLink
              locale={locale}
              file={circular.file}
              title={t('circulars.fileOf', { number })}
              fileName={`${circularAnchor(number)}-${language}.pdf`}
            />
            <dl className={styles.facts}>
              {facts.map(([label, value]) =>
                value ? (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ) : null,
              )}
            </dl>
            <div
              role="group"
              aria-label={t('article.tools')}
              className={styles.tools}
              data-print="off"
            >
              <ShareButton
                title={subject || name}
                url={url}
                labels={{
                  share: t('article.share'),
                  copied: t('article.copied'),
                  failed: t('article.copyFailed'),
                }}
              >
                <Icon name="share" />
              </ShareButton>
              <PrintButton label={t('article.print')}>
                <Icon name="print" />
              </PrintButton>
            </div>
          </aside>
        </div>
        <div className={styles.proof}>
          <QrCode text={url} className={styles.code} />
          <p>
            {t('circulars.proof', { name })} <bdi dir="ltr">{url}</bdi>
          </p>
        </div>
        <ButtonLink href={routeHref(locale, 'circulars')} variant="ghost" data-print="off">
          <Icon name="back" />
          {t('circulars.back')}
        </ButtonLink>
      </article>
    </div>
  );
}

function Related(props: { locale: Locale; circulars: readonly RelatedCircular[] }) {
  return (
    <ul className={styles.related}>
      {props.circulars.map(({ number, subject }) => (
        <li key={number}>
          <a href={circularHref(props.locale, number)}>
            <LtrText>{number}</LtrText> <BidiText>{subject}</BidiText>
          </a>
        </li>
      ))}
    </ul>
  );
}
