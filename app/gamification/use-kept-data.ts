import { useState } from 'react';

/** Returns data, or the last data while the next is being loaded. */
export function useKeptData<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? last;
}
