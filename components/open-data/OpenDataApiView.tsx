import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import type { PortLink } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import type { CataloguedDataset } from '@/lib/open-data/catalogue';
import { offeredDatasets, type Dataset, type DatasetName } from '@/lib/open-data/datasets';
import { BID_FIELDS, type Fields } from '@/lib/open-data/fields';
import { isDatasetOffered, openDataLead } from '@/lib/routing/offered-datasets';
import { parameterValues, parameterExample } from '@/lib/open-data/parameters';
import { calendarPath, CATALOGUE_PATH, OPEN_DATA_BASE, OPENAPI_PATH } from '@/lib/open-data/paths';
import { PROBLEMS, type ProblemName } from '@/lib/open-data/problem';
import { routeHref } from '@/lib/routing/links';
import { fullUrl } from '@/lib/seo/full-url';
import { datasetData } from '@/lib/open-data/structured-data';
import { StructuredData } from '../ui/StructuredData/StructuredData';
import { Contents } from '../prose-pages/Contents';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { Prose } from '../ui/Prose/Prose';
import { cx } from '../ui/shared/cx';
import plainTable from '../ui/shared/plainTable.module.css';
import { CalendarLinks } from './CalendarLinks';
import styles from './OpenDataApiView.module.css';

interface Props {
  readonly locale: Locale;
  readonly ports: readonly PortLink[];
  readonly catalogued: readonly CataloguedDataset[];
  /** Requests per hour and client IP. */
  readonly quota: number;
}

/** Documentation of the open data API, generated from the handlers' schemas. */
export async function OpenDataApiView({ locale, ports, catalogued, quota }: Props) {
  const t = await getTranslations({ locale, namespace: 'openData' });
  const datasets = offeredDatasets();
  const [hasCalls, hasTenders] = [isDatasetOffered('portCalls'), isDatasetOffered('tenders')];
  const query = hasCalls ? 'port-calls.csv?locode=SAJED&status=expected' : 'ports.csv?locode=SAJED';
  const example = `curl '${fullUrl(`${OPEN_DATA_BASE}/${query}`)}'`;
  const texts = await getTranslations({ locale });
  return (
    <>
      <StructuredData things={catalogued.map((dataset) => datasetData(locale, dataset))} />
      <PageHeader
        locale={locale}
        route="openDataApi"
        title={texts('routes.openDataApi')}
        lead={openDataLead(locale)}
      />
      <div className="wrap page-body split split--aside">
        <Contents
          locale={locale}
          entries={[
            { id: 'start', label: t('api.start') },
            ...datasets.map(([name, { path }]) => ({
              id: path,
              label: t(`datasets.${name}.title`),
            })),
            ...(hasTenders || hasCalls ? [{ id: 'calendars', label: t('api.calendars') }] : []),
            ...(['quota', 'errors', 'licence'] as const).map((id) => ({
              id,
              label: t(`api.${id}`),
            })),
          ]}
        />
        <div className={styles.page}>
          <Part id="start" title={t('api.start')}>
            <p>{t('api.startText')}</p>
            <p>{t(hasCalls ? 'api.example' : 'api.exampleOfPort')}</p>
            <pre dir="ltr" className={styles.code} tabIndex={0}>
              <code>{example}</code>
            </pre>
            <ul>
              <li>
                <a href={`${OPENAPI_PATH}?locale=${locale}`}>{t('api.openapi')}</a>
              </li>
              <li>
                <a href={CATALOGUE_PATH}>{t('api.catalogue')}</a>
              </li>
            </ul>
          </Part>
          {datasets.map(([name, dataset]) => (
            <DatasetPart key={name} locale={locale} name={name} dataset={dataset} />
          ))}
          {hasTenders || hasCalls ? (
            <Part id="calendars" title={t('api.calendars')}>
              <p>{t('api.calendarsText')}</p>
              <ul className={styles.calendars}>
                {hasTenders ? (
                  <li>
                    {t('calendars.ofTenders')}{' '}
                    <CalendarLinks locale={locale} path={calendarPath(locale)} />
                  </li>
                ) : null}
                {(hasCalls ? ports : []).map(({ slug, name }) => (
                  <li key={slug}>
                    {name} <CalendarLinks locale={locale} path={calendarPath(locale, slug)} />
                  </li>
                ))}
              </ul>
            </Part>
          ) : null}
          <Part id="pages" title={t('api.pages')}>
            <p>{t('api.pagesText')}</p>
          </Part>
          <Part id="quota" title={t('api.quota')}>
            <p>{t('api.quotaText', { count: quota })}</p>
            <p>
              <a href={routeHref(locale, 'contact')}>{t('api.contact')}</a>
            </p>
          </Part>
          <Part id="errors" title={t('api.errors')}>
            <p>{t('api.errorsText')}</p>
            <ul>
              {(Object.keys(PROBLEMS) as ProblemName[]).map((name) => (
                <li key={name} id={`problem-${name}`}>
                  <bdi dir="ltr" className="num">
                    {PROBLEMS[name].status}
                  </bdi>{' '}
                  {t(`problems.${name}`)}
                </li>
              ))}
            </ul>
          </Part>
          <Part id="licence" title={t('api.licence')}>
            <p>
              <strong>{t('api.licenceName')}</strong>
            </p>
            <p>{t('api.licenceText')}</p>
            <p>{t('api.privacy')}</p>
          </Part>
        </div>
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Prose className={styles.text}>{children}</Prose>
    </section>
  );
}

interface DatasetProps {
  readonly locale: Locale;
  readonly name: DatasetName;
  readonly dataset: Dataset;
}

async function DatasetPart({ locale, name, dataset }: DatasetProps) {
  const t = await getTranslations({ locale, namespace: 'openData' });
  const title = t(`datasets.${name}.title`);
  const path = `${OPEN_DATA_BASE}/${dataset.path}`;
  return (
    <Part id={dataset.path} title={title}>
      <p>{t(`datasets.${name}.about`)}</p>
      <p>
        {t('api.address')}:{' '}
        <a href={`${path}.json`}>
          <bdi dir="ltr">{path}.json</bdi>
        </a>{' '}
        ·{' '}
        <a href={`${path}.csv`}>
          <bdi dir="ltr">{path}.csv</bdi>
        </a>
      </p>
      <NameTable
        locale={locale}
        caption={`${t('api.parameters')}: ${title}`}
        shown={t('api.parameters')}
        rows={dataset.parameters.map((parameter) => ({
          name: parameter,
          meaning: t(`parameters.${parameter}`),
          oneOf: parameterValues(parameter),
          example: parameterExample(parameter),
        }))}
      />
      <FieldTable
        locale={locale}
        caption={`${t('api.fields')}: ${title}`}
        shown={t('api.fields')}
        fields={dataset.fields}
      />
      {'bids' in dataset.fields ? (
        <>
          <FieldTable
            locale={locale}
            caption={t('api.bidFields')}
            shown={t('api.bidFields')}
            fields={BID_FIELDS}
          />
          <p>{t('api.csvNote')}</p>
        </>
      ) : null}
    </Part>
  );
}

interface TableProps {
  readonly locale: Locale;
  readonly caption: string;
  /** Short caption below the dataset's heading. */
  readonly shown: string;
}

async function FieldTable({ fields, ...rest }: TableProps & { readonly fields: Fields }) {
  const t = await getTranslations({ locale: rest.locale, namespace: 'openData.fields' });
  return (
    <NameTable
      {...rest}
      rows={Object.entries(fields).map(([name, { example, oneOf }]) => ({
        name,
        meaning: t(name as Parameters<typeof t>[0]),
        oneOf,
        example: exampleText(example),
      }))}
    />
  );
}

function exampleText(example: unknown): string {
  if (Array.isArray(example)) return JSON.stringify(example);
  return example === null ? 'null' : String(example);
}

interface NameRow {
  readonly name: string;
  readonly meaning: string;
  /** Enumerated values, if there are few. */
  readonly oneOf?: readonly string[] | undefined;
  readonly example: string;
}

async function NameTable({
  locale,
  caption,
  shown,
  rows,
}: TableProps & { readonly rows: readonly NameRow[] }) {
  const t = await getTranslations({ locale, namespace: 'openData.api' });
  return (
    // Explicit roles: on phones rows are stacked, and browsers drop the implicit ones.
    <table className={cx(plainTable.table, styles.names)} role="table" aria-label={caption}>
      <caption className={styles.caption}>{shown}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('name')}
          </th>
          <th role="columnheader" scope="col">
            {t('meaning')}
          </th>
          <th role="columnheader" scope="col">
            {t('exampleValue')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, meaning, oneOf, example }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              <code dir="ltr">
                {name.split(/(?=[A-Z])/).map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 ? <wbr /> : null}
                    <span>{part}</span>
                  </Fragment>
                ))}
              </code>
            </th>
            <td role="cell">
              {meaning}
              {oneOf ? (
                <>
                  {' '}
                  <code dir="ltr">{oneOf.join(' | ')}</code>
                </>
              ) : null}
            </td>
            <td role="cell" data-label={t('exampleValue')}>
              <bdi>{example}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
