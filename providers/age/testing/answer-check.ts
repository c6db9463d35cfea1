/** Acts as a person on the provider's page. Returns the address to which they are sent back. */
export async function answerCheck(
  location: string,
  answer: { outcome: 'pass' | 'fail' | 'later'; method?: string },
): Promise<URL> {
  const response = await fetch(location, {
    method: 'POST',
    body: new URLSearchParams(answer),
    redirect: 'manual',
  });
  const back = response.headers.get('location');
  if (!back) throw new Error(`the service answered ${response.status}`);
  return new URL(back);
}
