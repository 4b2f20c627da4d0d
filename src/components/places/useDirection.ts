// A direction over the ground in words.
import { useLingui } from "@lingui/react/macro";

/** Gives the nearest of eight directions for degrees from north, clockwise. */
export function useDirection(): (bearing: number) => string {
	const { t } = useLingui();
	const words = [
		t`north`,
		t`north-east`,
		t`east`,
		t`south-east`,
		t`south`,
		t`south-west`,
		t`west`,
		t`north-west`,
	];
	return (bearing) => words[Math.round(bearing / 45) % 8] ?? "";
}
