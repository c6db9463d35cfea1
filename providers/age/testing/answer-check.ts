/** What a person does at the service's page; answers the address they are sent back to. */
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
