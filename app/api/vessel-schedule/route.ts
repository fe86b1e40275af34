import { success } from '@/lib/api/responses';
import { postHandler } from '@/lib/api/handler';
import { searchVesselSchedule } from '@/lib/e-services/vessel-schedule';
import { vesselSearchSchema } from '@/lib/forms/vessel-search';

/** Vessel schedule search; `data` holds VesselCall rows. */
export const POST = postHandler(vesselSearchSchema, async (values, { visitor }) => {
  const { rows, total } = await searchVesselSchedule(values, visitor);
  return success(rows, total);
});
