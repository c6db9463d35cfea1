import * as z from 'zod';

const oneSchema = z.tuple([z.enum(['TRC20', 'ERC20']), z.string().regex(/^[\w-]{1,64}$/)]);

/** Reads the payout methods of a BTCPay store by network: `TRC20=USDT-TRON,ERC20=USDT-ETH`. */
export const payoutMethodsSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().split('=')))
  .pipe(z.array(oneSchema).min(1))
  .transform((pairs): Partial<Record<'TRC20' | 'ERC20', string>> => Object.fromEntries(pairs));
