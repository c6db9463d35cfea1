import { useEffect, useState } from 'react';

/**
 * Collects the data about the payer's browser that 3-D Secure requires; the server adds what it sees
 * itself.
 */
export function BrowserData() {
  const [browserData, setBrowserData] = useState('');
  useEffect(() => {
    const { width, height, colorDepth } = window.screen;
    setBrowserData(
      JSON.stringify({
        language: navigator.language,
        screenWidth: width,
        screenHeight: height,
        screenColorDepth: colorDepth,
        timezone: new Date().getTimezoneOffset(),
      }),
    );
  }, []);
  return <input type="hidden" name="browser" value={browserData} />;
}
