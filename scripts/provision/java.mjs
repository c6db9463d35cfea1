import { requireProgram } from './system-packages.mjs';

const PROGRAM = {
  label: 'Java',
  commands: ['java'],
  packages: {
    'apt-get': 'default-jre-headless',
    dnf: 'java-latest-openjdk-headless',
    apk: 'openjdk21-jre-headless',
    brew: 'openjdk',
  },
  instead: 'install a Java runtime of version 11 or newer',
};

/** Returns the Java that runs the Nu Html Checker; installs it if necessary. */
export const requireJava = (workplace) => requireProgram(workplace, PROGRAM);
