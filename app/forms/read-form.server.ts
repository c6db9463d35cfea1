import { data } from '@remix-run/node';

/** The fields of a form that was sent; throws 400 for a body that is none. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, 400);
  }
}
