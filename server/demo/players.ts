// The players of the demo's game ranking, who are not customers, and past rounds of its game.
import { startOfDay } from "../rules/bangkokTime";
import { spaceGame } from "../store/member/gameRanking";

/** Points are split over three days. */
const people: [first: string, last: string, avatar: string, points: number][] =
	[
		["กมลชนก", "วงศ์ไทย", "nova", 21_960],
		["ธนา", "รุ่งเรือง", "orion", 18_420],
		["ปุณณ์", "สุขใจ", "leo", 17_055],
		["ณัฐวุฒิ", "พงษ์ดี", "cosmo", 16_780],
		["สุดา", "มณีรัตน์", "vega", 15_902],
		["วีระ", "จันทร์เพ็ญ", "orion", 14_115],
		["อรอุมา", "ศรีทอง", "stella", 13_840],
		["ชานนท์", "บุญเรือง", "atlas", 12_990],
		["Mint", "Thongchai", "meow", 12_340],
		["ก้องภพ", "แก้วใส", "pilot", 11_725],
		["พลอย", "อินทร์แก้ว", "luna", 10_980],
		["James", "Carter", "robo", 10_410],
		["ศิริพร", "ทองดี", "halley", 9_865],
		["ภูมิ", "เลิศล้ำ", "leo", 9_240],
	];

const third = (points: number) => Math.floor(points / 3);

/** The players, each with the points of three days up to yesterday. */
export const players = people.map(
	([first_name, last_name, avatar_id, points], at) => ({
		sub: `player-${at + 1}`,
		first_name,
		last_name,
		avatar_id,
		scores: [
			third(points),
			third(points) - 40,
			points - 2 * third(points) + 40,
		],
	}),
);

/** One round a day up to yesterday, each played `minutes` after midnight in Bangkok. */
export const dailyRounds = (
	sub: string,
	points: number[],
	now: Date,
	minutes: number,
) =>
	points.map((amount, at) => ({
		name: spaceGame,
		sub,
		points: amount,
		created_at: new Date(
			startOfDay(now, at - points.length).getTime() + minutes * 60_000,
		),
	}));
