import { Flex, Typography } from '@strapi/design-system';
import { read, useLoaded } from '../load';
import type { DeskSummary } from './contract';
import { deskCounts, openCount } from './counts';
import { RouterLink } from './RouterLink';
import { Failure } from './states';
import { useTexts, type Me, type Person } from './useDesk';

/** Counts only: senders' names would put an access to personal data into the log at each sign-in. */
interface Overview {
  readonly me: Me;
  /** Undefined without access to any case. */
  readonly summary: DeskSummary | undefined;
  /** Number of users without a department, for heads. */
  readonly withoutDepartment: number;
}

const SHOWN = ['overdue', 'dueSoon', 'received', 'mine', 'unassigned'];

/** Widget of the panel's start page for desk staff. */
export function StartPart() {
  const { text } = useTexts();
  const { data, error, reload } = useLoaded('start', load);
  if (error !== undefined) return <Failure error={error} onRetry={reload} />;
  if (!data) return <Typography>{text('desk.loading')}</Typography>;
  const { me, summary, withoutDepartment } = data;
  if (!summary) {
    return (
      <Typography tag="p">
        {text(me.isConfigured ? 'desk.departments.none.text' : 'desk.setup.title')}
      </Typography>
    );
  }
  const open = openCount(summary);
  const counts = deskCounts(summary).filter(({ name, count }) => count > 0 && SHOWN.includes(name));
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {open === 0 && <Typography tag="p">{text('desk.list.done')}</Typography>}
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={3}>
        {counts.map(({ name, textKey, count, query }) => (
          <li key={name}>
            <RouterLink to={{ pathname: '/desk', search: query }}>
              {text('desk.start.count', { name: text(textKey), count })}
            </RouterLink>
          </li>
        ))}
        {withoutDepartment > 0 && (
          <li>
            <RouterLink to="/desk/people">
              {text('desk.people.waiting', { count: withoutDepartment })}
            </RouterLink>
          </li>
        )}
        <li>
          {open === 0 ? (
            <RouterLink to="/desk?state=all">{text('desk.case.back')}</RouterLink>
          ) : (
            <RouterLink to="/desk">
              {text('desk.start.count', { name: text('desk.state.open'), count: open })}
            </RouterLink>
          )}
        </li>
      </Flex>
    </Flex>
  );
}

async function load(): Promise<Overview> {
  const me = await read<Me>('/desk/me');
  const isShown = me.isConfigured && me.departments.length > 0;
  const [summary, people] = await Promise.all([
    isShown ? read<DeskSummary>('/desk/summary') : undefined,
    me.role === 'head' ? read<Person[]>('/desk/people') : [],
  ]);
  const withoutDepartment = people.filter(({ departments }) => departments.length === 0).length;
  return { me, summary, withoutDepartment };
}
