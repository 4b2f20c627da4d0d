// Many small things without a pattern: grains, crumbs, crust. The same ones at every drawing.

const goldenAngle = 2.39996;

/** Points spread evenly over an ellipse round 0, from the middle outwards; `chance` is from 0 to 1 and unlike its neighbours', `reach` how far from the middle, 0 to 1. */
export const scatter = (count: number, reachX: number, reachY: number) =>
	Array.from({ length: count }, (_, index) => {
		const reach = Math.sqrt((index + 0.5) / count);
		const angle = index * goldenAngle;
		const chance = Math.abs(Math.sin((index + 1) * 12.9898) * 43758.5453) % 1;
		return {
			x: Math.round(reachX * reach * Math.cos(angle) * 10) / 10,
			y: Math.round(reachY * reach * Math.sin(angle) * 10) / 10,
			chance,
			reach,
		};
	});
