import { ArrowLeft } from '@strapi/icons';
import { useLocation } from 'react-router-dom';
import { RouterLink } from './RouterLink';
import { useTexts } from './useDesk';

export function BackLink() {
  const { text } = useTexts();
  const { list } = (useLocation().state ?? {}) as { list?: { search: string; state: unknown } };
  return (
    <RouterLink
      to={{ pathname: '/desk', search: list?.search }}
      state={list?.state}
      startIcon={<ArrowLeft />}
    >
      {text('desk.case.back')}
    </RouterLink>
  );
}
