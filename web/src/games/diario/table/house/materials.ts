import * as styles from './house-plate.module.css';
import type { Material } from './things.ts';

/** The class that colours each material by the light of the hour. */
export const MATERIALS: Readonly<Record<Material, string | undefined>> = {
  wood: styles.ofWood,
  iron: styles.ofIron,
  cloth: styles.ofCloth,
  stone: styles.ofStone,
  dark: styles.ofDark,
  glass: styles.ofGlass,
  leaf: styles.ofLeaf,
  paper: styles.ofPaper,
  fire: styles.ofFire,
  line: styles.ofLine,
};
