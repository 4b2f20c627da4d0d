// The demo's surveys: after registration, every question type with a coupon, a delivered reward, no reward.
import type {
	SeedSurvey,
	SeedSurveyOption,
	SeedSurveyQuestion,
} from "../../store/content/programmeContent";
import { text } from "./text";

const type = { text: 1, pictures: 2, several: 3, one: 4 } as const;

const option = (
	th: string,
	en: string,
	more: Partial<SeedSurveyOption> = {},
): SeedSurveyOption => ({ label: text(th, en), ...more });

/** The "other" answer with its text field. */
const other = (
	th: string,
	en: string,
	more: Partial<SeedSurveyOption> = {},
): SeedSurveyOption =>
	option("อื่น ๆ", "Something else", {
		...more,
		other: true,
		placeholder: text(th, en),
	});

/** A section of one question, named by it. */
const section = (
	th: string,
	en: string,
	question: Omit<SeedSurveyQuestion, "text">,
): SeedSurvey["sections"][number] => ({
	name: text(th, en),
	questions: [{ ...question, text: text(th, en) }],
});

/** Thai postcodes: five digits, from 10 to 96. */
const postcode = "^(1[0-9]|[2-8][0-9]|9[0-6])[0-9]{3}$";
/** 2 to 60 characters. */
const shortText = "^.{2,60}$";

export const surveys: SeedSurvey[] = [
	{
		alt_reference: "SVY_1000",
		is_register: true,
		sections: [
			section("คุณรู้จัก Galaxy Gift จากที่ไหน", "How did you hear of Galaxy Gift?", {
				type: type.one,
				options: [
					option("พนักงานที่ร้านแนะนำ", "From the staff in a shop"),
					option("เพื่อนหรือครอบครัว", "From friends or family"),
					option("เห็นในเครื่องใหม่ของฉัน", "I saw it on my new phone"),
					option("โซเชียลมีเดีย", "On social media"),
					other("แหล่งที่รู้จัก", "Where you heard of it", {
						rule: shortText,
					}),
				],
			}),
			section(
				"อยากได้สิทธิ์แบบไหนบ่อยที่สุด",
				"Which deals would you like most often?",
				{
					type: type.several,
					least: 1,
					most: 3,
					options: [
						option("อาหารและเครื่องดื่ม", "Food and drinks"),
						option("ช้อปปิ้ง", "Shopping"),
						option("ท่องเที่ยวและที่พัก", "Travel and stays"),
						option("หนังและความบันเทิง", "Films and entertainment"),
						option("สุขภาพและความงาม", "Health and beauty"),
					],
				},
			),
		],
	},
	// Every question type; opened by the banner "three minutes for a coffee".
	{
		alt_reference: "SVY_1001",
		reward: 1043,
		sections: [
			section("ปกติใช้วันหยุดกับใคร", "Who do you spend your days off with?", {
				type: type.one,
				options: [
					option("ครอบครัว", "My family"),
					option("เพื่อน", "My friends"),
					option("คนรัก", "My partner"),
					option("อยู่กับตัวเอง", "Myself"),
					other("คนที่อยู่ด้วย", "Who you are with", { rule: shortText }),
				],
			}),
			section(
				"วันหยุดนี้อยากได้สิทธิ์แบบไหน",
				"Which deals would you like for your days off?",
				{
					type: type.pictures,
					least: 1,
					most: 3,
					options: [
						option("ท่องเที่ยว", "Travel", { picture: "deal-luggage" }),
						option("ดูหนัง", "Films", { picture: "deal-movie-popcorn" }),
						option("ผ่อนคลาย", "Relaxing", { picture: "deal-spa-lotus" }),
						option("กินอิ่ม", "Eating well", { picture: "deal-hamburger" }),
						option("คาเฟ่", "Cafés", { picture: "deal-iced-latte" }),
						option("ออกกำลังกาย", "Exercise", {
							picture: "deal-running-shoe",
						}),
					],
				},
			),
			section(
				"เวลาเลือกสิทธิ์ คุณดูอะไรบ้าง",
				"What do you look at when you choose a deal?",
				{
					type: type.several,
					least: 2,
					most: 4,
					options: [
						option("ส่วนลดมากแค่ไหน", "How large the discount is"),
						option("ร้านอยู่ใกล้หรือไม่", "Whether the shop is near"),
						option("แบรนด์ที่ชอบ", "A brand I like"),
						option("ใช้ได้นานแค่ไหน", "How long it can be used"),
						option("มีคนรีวิวไว้ดี", "Good reviews"),
						other("สิ่งอื่นที่ดู", "What else you look at"),
					],
				},
			),
			{
				name: text("ขออีกนิดเดียว", "One last thing"),
				questions: [
					{
						type: type.text,
						text: text(
							"ร้านที่อยากให้มีสิทธิ์มากที่สุด",
							"The shop you would most like a deal from",
						),
						options: [
							option("ชื่อร้าน", "Name of the shop", {
								placeholder: text("ชื่อร้าน", "Name of the shop"),
							}),
							option("รหัสไปรษณีย์ของร้าน", "The shop's postcode", {
								placeholder: text("รหัสไปรษณีย์", "Postcode"),
								rule: postcode,
							}),
						],
					},
					{
						type: type.text,
						optional: true,
						text: text(
							"มีอะไรอยากบอกเราอีกไหม",
							"Is there anything else you would like to say?",
						),
						options: [
							option("ข้อเสนอแนะ", "Your suggestion", {
								placeholder: text(
									"ข้อเสนอแนะ (ไม่บังคับ)",
									"Suggestion (optional)",
								),
							}),
						],
					},
				],
			},
		],
	},
	// The reward is a delivery.
	{
		alt_reference: "SVY_1002",
		reward: 1074,
		sections: [
			section("ใช้สิทธิ์บ่อยแค่ไหน", "How often do you use a deal?", {
				type: type.one,
				options: [
					option("ทุกสัปดาห์", "Every week"),
					option("เดือนละครั้งสองครั้ง", "Once or twice a month"),
					option("นาน ๆ ครั้ง", "Now and then"),
					option("ยังไม่เคยใช้", "I have not used one yet"),
				],
			}),
			section("อะไรทำให้ใช้สิทธิ์ได้ง่ายขึ้น", "What would make deals easier to use?", {
				type: type.several,
				options: [
					option("มีร้านใกล้บ้านมากขึ้น", "More shops near home"),
					option("เตือนก่อนสิทธิ์หมดอายุ", "A reminder before they end"),
					option("ขั้นตอนที่ร้านน้อยลง", "Fewer steps at the counter"),
					other("สิ่งที่จะช่วยได้", "What would help"),
				],
			}),
		],
	},
	// No reward.
	{
		alt_reference: "SVY_1003",
		sections: [
			section("แอปนี้ใช้ง่ายแค่ไหน", "How easy is this app to use?", {
				type: type.pictures,
				options: [
					option("ง่ายมาก", "Very easy", { picture: "deal-trophy" }),
					option("พอใช้ได้", "All right", { picture: "deal-balloon-ride" }),
					option("ยังใช้ยาก", "Still hard", { picture: "deal-cactus" }),
				],
			}),
			section("อยากให้เราแก้อะไรก่อน", "What should we improve first?", {
				type: type.text,
				optional: true,
				options: [
					option("สิ่งที่อยากให้แก้", "What to improve", {
						placeholder: text(
							"สิ่งที่อยากให้แก้ (ไม่บังคับ)",
							"What to improve (optional)",
						),
					}),
				],
			}),
		],
	},
];
