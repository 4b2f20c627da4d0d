// The demo's 500 branches, placed at spots in a deterministic order.
import { districtsOf, provinces } from "../../rules/places";
import type {
	SeedBranch,
	SeedBrand,
} from "../../store/content/programmeContent";
import { type BrandId, brand } from "./brands";
import { metropolitan, type Spot, upcountry } from "./spots";

/** Branches in and around Bangkok, and elsewhere; none for online brands. */
const branchCounts: Partial<Record<BrandId, readonly [number, number]>> = {
	[brand.mokfa]: [24, 26],
	[brand.luma]: [10, 16],
	[brand.kruaBaanSuan]: [10, 14],
	[brand.baiDiao]: [24, 34],
	[brand.plaiNa]: [12, 14],
	[brand.tidefit]: [12, 8],
	[brand.naraSpa]: [8, 10],
	[brand.kindeeMart]: [24, 40],
	[brand.morSon]: [10, 12],
	[brand.soramaru]: [9, 7],
	[brand.krobKrob]: [14, 22],
	[brand.threadline]: [9, 10],
	[brand.soleday]: [9, 10],
	[brand.banchuen]: [8, 12],
	[brand.yimsuay]: [7, 9],
	[brand.sukdee]: [7, 10],
	[brand.ruenDin]: [4, 4],
	[brand.rimrua]: [3, 4],
	[brand.plugdee]: [7, 8],
	[brand.kluenlom]: [0, 6],
	[brand.laneTen]: [3, 3],
	[brand.tawanchai]: [4, 3],
};

/** Spots of hotels. */
const seasideSpots = ["หัวหิน", "พัทยา", "ป่าตอง", "อ่าวนาง", "เฉวง", "เขาหลัก"];

/** Returns spots in strides, each before any is repeated. */
function takeInStrides(spots: readonly Spot[], stride: number) {
	let taken = 0;
	return (amount: number): Spot[] =>
		Array.from({ length: amount }, () => {
			const spot = spots[(taken++ * stride) % spots.length];
			if (!spot) throw new Error("there is no spot to take");
			return spot;
		});
}

/** Moves a branch at most 130 m per axis from its spot. */
const shift = (id: number, factor: number) =>
	(((id * factor) % 241) - 120) / 100_000;

function branchAt(branch_id: number, of: SeedBrand, spot: Spot): SeedBranch {
	const code = spot.district.slice(0, 2);
	const province = provinces().find((it) => it.id === code)?.th;
	const district = districtsOf(code).find((it) => it.id === spot.district)?.th;
	if (!province || !district) throw new Error(`${spot.en} is in no district`);
	const inProvince = `อำเภอ${district} จังหวัด${province}`;
	const quarter =
		district === spot.th
			? ""
			: district.startsWith("เมือง") && district.endsWith(spot.th)
				? `ตัวเมือง${spot.th} `
				: `ย่าน${spot.th} `;
	return {
		branch_id,
		brand_id: of.brand_id,
		name: {
			th: `${of.name.th} สาขา${spot.th}`,
			en: `${of.name.en} ${spot.en}`,
		},
		address:
			code === "10"
				? `${quarter}เขต${district} ${province}`
				: quarter + inProvince,
		province,
		lat: Number((spot.lat + shift(branch_id, 37)).toFixed(5)),
		lng: Number((spot.lng + shift(branch_id, 53)).toFixed(5)),
	};
}

export function branchesOf(brands: readonly SeedBrand[]): SeedBranch[] {
	const takeMetropolitan = takeInStrides(metropolitan, 23);
	const takeUpcountry = takeInStrides(upcountry, 41);
	let id = 0;
	return brands.flatMap((of) => {
		const [metro, elsewhere] = branchCounts[of.brand_id as BrandId] ?? [0, 0];
		const spots =
			of.brand_id === brand.kluenlom
				? upcountry.filter((spot) => seasideSpots.includes(spot.th))
				: [...takeMetropolitan(metro), ...takeUpcountry(elsewhere)];
		return spots.map((spot) => branchAt(++id, of, spot));
	});
}
