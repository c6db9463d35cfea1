import * as z from 'zod';

const exportStateSchema = z.enum(['requested', 'ready', 'expired']);
export type ExportState = z.infer<typeof exportStateSchema>;
