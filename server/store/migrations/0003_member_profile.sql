CREATE TABLE "avatars" (
	"avatar_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"consent_id" text PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"title_th" text NOT NULL,
	"title_en" text NOT NULL,
	"content_th" text NOT NULL,
	"content_en" text NOT NULL,
	"picture" text NOT NULL,
	"is_required" boolean NOT NULL,
	"version" integer NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "consents_article_id_unique" UNIQUE("article_id")
);
--> statement-breakpoint
CREATE TABLE "customer_consents" (
	"sub" text NOT NULL,
	"consent_id" text NOT NULL,
	"is_consent" boolean NOT NULL,
	"version" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_consents_sub_consent_id_pk" PRIMARY KEY("sub","consent_id")
);
--> statement-breakpoint
CREATE TABLE "game_players" (
	"sub" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"avatar_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_scores" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sub" text NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"alt_reference" text PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_pictures" (
	"picture_id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "image_profile_type" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "image_profile_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "avatar_id" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "game_scores_by_player" ON "game_scores" USING btree ("name","sub","created_at");--> statement-breakpoint
CREATE INDEX "game_scores_by_time" ON "game_scores" USING btree ("name","created_at");--> statement-breakpoint
CREATE INDEX "profile_pictures_by_customer" ON "profile_pictures" USING btree ("sub","created_at");