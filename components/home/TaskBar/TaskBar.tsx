import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import field from '@/components/ui/shared/Field.module.css';
import { loadPortLinks, type Port } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import { offeredTasks } from '../tasks';
import styles from './TaskBar.module.css';

interface Props {
  readonly locale: Locale;
  readonly ports: readonly Port[];
  /** Below the tasks. */
  readonly children?: ReactNode;
}

/** The most frequent tasks over the hero's lower edge. CSS only, so that it works without scripts. */
export async function TaskBar({ locale, ports, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.tasks' });
  const tasks = offeredTasks();
  // The vessel schedule identifies ports by their English names.
  const english = await loadPortLinks('en').catch(() => []);
  const choices = ports.flatMap(({ slug, name }) =>
    english.filter((port) => port.slug === slug).map((port) => ({ value: port.name, name })),
  );
  return (
    <section className={styles.section} aria-labelledby="tasks-title" data-print="off">
      <div className="wrap">
        <div className={styles.bar}>
          <h2 id="tasks-title" className="visually-hidden">
            {t('title')}
          </h2>
          <div className={styles.tabs} role="radiogroup" aria-labelledby="tasks-title">
            {tasks.map(({ key }, index) => (
              <label key={key} className={styles.tab}>
                <input type="radio" name="task" value={key} defaultChecked={index === 0} />
                <span>{t(`names.${key}`)}</span>
              </label>
            ))}
          </div>
          <div className={styles.panels}>
            {tasks.map(({ key, route, field: text }) => (
              <div key={key} className={styles.panel} data-task={key}>
                {text ? (
                  <form action={routeHref(locale, route)} method="get" className={styles.form}>
                    {Object.entries(text.fixed ?? {}).map(([name, value]) => (
                      <input key={name} type="hidden" name={name} value={value} />
                    ))}
                    {text.ofPort && choices.length > 0 ? (
                      <div className={styles.port}>
                        <label className={field.label} htmlFor={`task-${key}-port`}>
                          {t('port')}
                        </label>
                        <span className={field.select}>
                          <select
                            id={`task-${key}-port`}
                            name="port"
                            className={field.control}
                            defaultValue=""
                            required
                          >
                            <option value="">{t('choosePort')}</option>
                            {choices.map(({ value, name }) => (
                              <option key={value} value={value}>
                                {name}
                              </option>
                            ))}
                          </select>
                        </span>
                      </div>
                    ) : null}
                    <div className={styles.field}>
                      <label className={field.label} htmlFor={`task-${key}`}>
                        {t(`fields.${key}`)}
                      </label>
                      <input
                        id={`task-${key}`}
                        className={field.control}
                        name={text.name}
                        type="search"
                        maxLength={text.maxLength}
                        autoComplete="off"
                        enterKeyHint="search"
                        dir="auto"
                        required={text.isRequired}
                      />
                    </div>
                    <Button type="submit">{t(`actions.${key}`)}</Button>
                  </form>
                ) : (
                  <div className={styles.form}>
                    <p className={styles.field}>{t(`fields.${key}`)}</p>
                    <ButtonLink href={routeHref(locale, route)}>{t(`actions.${key}`)}</ButtonLink>
                  </div>
                )}
              </div>
            ))}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
