// Seeds the store with the programme; a later seed changes what its authors changed.
import { createHash } from "node:crypto";
import { getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { endOfDay, startOfDay } from "../../rules/bangkokTime";
import { newCodes } from "../claims/codes";
import type { Database } from "../connection/openDatabase";
import {
	bannerSets,
	banners,
	brands,
	categories,
	codes,
	limitGroups,
	privileges,
	programme,
} from "../schema/schema";
import type { SeedPrivilege, SeedProgramme } from "./programmeContent";
import { seedArticles } from "./seedArticles";
import { seedDiscovery } from "./seedDiscovery";
import { seedMembership } from "./seedMembership";
import { seedSurveys } from "./seedSurveys";
import { seedWelcome } from "./seedWelcome";

const inBatches = <T>(rows: T[], size: number): T[][] =>
	Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
		rows.slice(at * size, (at + 1) * size),
	);

/** The `set` of an upsert: all columns but the kept ones take the new values. */
function allColumnsExcept(table: PgTable, keep: string[]): Record<string, SQL> {
	return Object.fromEntries(
		Object.entries(getTableColumns(table))
			.filter(([name]) => !keep.includes(name))
			.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
	);
}

/** `survey` is the alt_reference of the survey that it rewards. */
function privilegeRow(
	it: SeedPrivilege,
	survey: string | undefined,
	now: Date,
) {
	const { hidden, reason, ...criteria } = it.criteria ?? {};
	return {
		privilege_id: it.privilege_id,
		reference: String(it.privilege_id),
		alt_reference: `PV_${it.privilege_id}`,
		brand_id: it.brand_id,
		category_id: it.category_id,
		sub_category_id: it.sub_category_id,
		type: it.type,
		name_th: it.name.th,
		name_en: it.name.en,
		subname_th: it.subname.th,
		subname_en: it.subname.en,
		desc_th: it.desc.th,
		desc_en: it.desc.en,
		terms_th: it.terms.th,
		terms_en: it.terms.en,
		picture: it.picture,
		point: it.point,
		valid_from: startOfDay(now, it.valid_from_days),
		valid_through: endOfDay(now, it.valid_through_days),
		reserve_timeout: it.reserve_timeout,
		entry_total: it.entry_total,
		entry_remaining: it.entry_total - it.entry_used,
		limits: it.limits,
		limit_group: it.limit_group ?? null,
		criteria: {
			...criteria,
			...(survey && { survey }),
			...(reason && { reason_th: reason.th, reason_en: reason.en }),
		},
		hidden: hidden ?? false,
		used_for: it.used_for ?? null,
		display: it.display ?? null,
		button_th: it.button?.th ?? "",
		button_en: it.button?.en ?? "",
		button_more_th: it.button_get_more?.th ?? "",
		button_more_en: it.button_get_more?.en ?? "",
		footer_th: it.footer?.th ?? "",
		footer_en: it.footer?.en ?? "",
		barcode_format: it.barcode_format ?? "CODE128",
		link: it.link ?? "",
		display_type: it.display_type ?? null,
	};
}

/** One code per claim in stock; delivered prizes have none. */
function newCodesOf(it: SeedPrivilege) {
	if (it.type === 1) return [];
	const amount = it.entry_total - it.entry_used;
	return newCodes(it.barcode_format ?? "CODE128", amount).map((code) => ({
		privilege_id: it.privilege_id,
		code,
	}));
}

async function seedPrivileges(
	db: Database,
	{ privileges: all, surveys }: SeedProgramme,
	now: Date,
) {
	const surveyOf = new Map(
		surveys.map(({ reward, alt_reference }) => [reward, alt_reference]),
	);
	const ids = all.map((it) => it.privilege_id);
	const known = await db
		.select({ id: privileges.privilege_id })
		.from(privileges)
		.where(inArray(privileges.privilege_id, ids));
	const knownIds = new Set(known.map(({ id }) => id));
	for (const rows of inBatches(all, 40))
		await db
			.insert(privileges)
			.values(
				rows.map((it) => privilegeRow(it, surveyOf.get(it.privilege_id), now)),
			)
			.onConflictDoUpdate({
				target: privileges.privilege_id,
				// Dates and stock keep their first values.
				set: allColumnsExcept(privileges, [
					"valid_from",
					"valid_through",
					"entry_total",
					"entry_remaining",
				]),
			});
	const fresh = all.filter((it) => !knownIds.has(it.privilege_id));
	const pool = fresh.flatMap(newCodesOf);
	for (const rows of inBatches(pool, 10_000)) {
		// Two array parameters are ten times as fast on PGlite as 20,000 parameters.
		const privilegeIds = rows.map((row) => row.privilege_id);
		const texts = rows.map((row) => row.code);
		await db.execute(
			sql`insert into ${codes} (privilege_id, code) select * from unnest(${sql.param(privilegeIds)}::bigint[], ${sql.param(texts)}::text[])`,
		);
	}
}

async function seedBanners(
	db: Database,
	{ bannerSets: sets }: SeedProgramme,
	now: Date,
) {
	await db.delete(banners);
	await db.delete(bannerSets);
	if (sets.length === 0) return;
	await db.insert(bannerSets).values(
		sets.map((set, at) => ({
			seq: at + 1,
			name_th: set.set_name.th,
			name_en: set.set_name.en,
			layout_section: set.layout_section,
			isdeleted: set.isdeleted,
			valid_from: startOfDay(now, set.valid_from_days),
			valid_through: endOfDay(now, set.valid_through_days),
		})),
	);
	const rows = sets.flatMap((set, at) =>
		set.banners.map((banner, seq) => ({
			bannerid: banner.bannerid,
			set_seq: at + 1,
			seq: seq + 1,
			name_th: banner.name.th,
			name_en: banner.name.en,
			description_th: banner.description.th,
			description_en: banner.description.en,
			path: banner.path,
			call_to_action: banner.call_to_action,
			picture: banner.picture,
			brand_id: banner.brand_id ?? null,
		})),
	);
	if (rows.length > 0) await db.insert(banners).values(rows);
}

async function seedCatalogue(db: Database, content: SeedProgramme) {
	await db.delete(brands);
	await db.delete(categories);
	await db.delete(limitGroups);
	if (content.brands.length > 0)
		await db.insert(brands).values(
			content.brands.map((it, at) => ({
				brand_id: it.brand_id,
				name_th: it.name.th,
				name_en: it.name.en,
				logo: it.logo,
				is_available: it.is_available,
				seq: at + 1,
				branch_text_th: it.branch_text?.th ?? "",
				branch_text_en: it.branch_text?.en ?? "",
			})),
		);
	if (content.categories.length > 0)
		await db.insert(categories).values(
			content.categories.map(({ category_id, parent_id, name, icon, seq }) => ({
				...{ category_id, parent_id, icon, seq },
				...{ name_th: name.th, name_en: name.en },
			})),
		);
	if (content.limitGroups.length > 0)
		await db.insert(limitGroups).values(
			content.limitGroups.map(({ group, ...rules }) => ({
				name: group,
				rules,
			})),
		);
}

/** Seeds `content` unless the same content was seeded before. Days count from `now`. */
export async function seed(
	db: Database,
	content: SeedProgramme,
	now: Date,
): Promise<void> {
	const digest = createHash("sha256")
		.update(JSON.stringify(content))
		.digest("hex");
	const [seeded] = await db.select().from(programme);
	if (seeded?.digest === digest) return;
	await seedCatalogue(db, content);
	await seedPrivileges(db, content, now);
	await seedBanners(db, content, now);
	await seedDiscovery(db, content);
	await seedWelcome(db, content.welcomeAnnouncements, now);
	await seedMembership(db, content.membership, now);
	await seedSurveys(db, content.surveys);
	await seedArticles(db, content, now);
	await db
		.insert(programme)
		.values({ name: "demo", digest, seeded_at: now })
		.onConflictDoUpdate({
			target: programme.name,
			set: { digest, seeded_at: now },
		});
}
